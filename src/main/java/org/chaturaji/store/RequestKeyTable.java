package org.chaturaji.store;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.Tuple;
import jakarta.transaction.Transactional;

import org.chaturaji.match.Expiring;
import org.chaturaji.match.KeptAnswer;
import org.chaturaji.match.RequestKeys;
import org.hibernate.StatelessSession;

import java.util.Optional;
import java.util.UUID;

/** Request keys in PostgreSQL. An old key that was not dropped yet counts as dropped. */
@ApplicationScoped
@Transactional
class RequestKeyTable implements RequestKeys, Expiring {

    private final StatelessSession session;

    RequestKeyTable(StatelessSession session) {
        this.session = session;
    }

    @Override
    public Optional<KeptAnswer> find(UUID scope, UUID player, String key) {
        return session.createNativeQuery("""
                        select request_hash, match_id, seq from idempotency_keys
                        where scope = :scope and player_id = :player and key = :key
                          and created_at > clock_timestamp() - interval '24 hours'""", Tuple.class)
                .setParameter("scope", scope)
                .setParameter("player", player)
                .setParameter("key", key)
                .uniqueResultOptional()
                .map(row -> new KeptAnswer(
                        row.get(0, String.class),
                        row.get(1, UUID.class),
                        row.get(2, Integer.class)));
    }

    @Override
    public boolean keep(UUID scope, UUID player, String key, KeptAnswer answer) {
        return session.createNativeMutationQuery("""
                        insert into idempotency_keys as old
                            (scope, player_id, key, request_hash, match_id, seq, created_at)
                        values (:scope, :player, :key, :hash, :match, :seq, clock_timestamp())
                        on conflict (scope, player_id, key) do update set
                            request_hash = excluded.request_hash,
                            match_id = excluded.match_id,
                            seq = excluded.seq,
                            created_at = excluded.created_at
                        where old.created_at <= clock_timestamp() - interval '24 hours'""")
                        .setParameter("scope", scope)
                        .setParameter("player", player)
                        .setParameter("key", key)
                        .setParameter("hash", answer.requestHash())
                        .setParameter("match", answer.match())
                        .setParameter("seq", answer.seq())
                        .executeUpdate()
                == 1;
    }

    @Override
    public String what() {
        return "request keys";
    }

    @Override
    public int dropExpired() {
        return session.createNativeMutationQuery("""
                        delete from idempotency_keys where (scope, player_id, key) in (
                            select scope, player_id, key from idempotency_keys
                            where created_at <= clock_timestamp() - interval '24 hours'
                            limit :batch for update skip locked)""")
                .setParameter("batch", BATCH)
                .executeUpdate();
    }
}
