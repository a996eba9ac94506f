-- Ends up to p_limit interests that their companies left undecided for 14 days, the oldest first. Each comes back to
-- its seeker as a bonus, and both sides get an email: the seeker at once, the company once an hour for each job. For
-- background work; while one node does it, the others leave it to that one. How many were ended.
-- Definer: no role holds anything on interaction_bonuses.
create function private.expire_interests(p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_hour timestamptz := date_trunc('hour', now());
    v_ended uuid[];
    v_seekers uuid[];
    v_jobs uuid[];
begin
    if not pg_try_advisory_xact_lock(hashtextextended('devproof expire_interests', 0)) then
        return 0;
    end if;
    with due as (
        select i.id from public.job_interactions i
        where i.status = 'interested' and i.decision is null and i.created_at <= now() - interval '14 days'
        order by i.created_at
        limit p_limit
        -- Someone who decides at this moment is not overtaken.
        for no key update skip locked
    ), ended as (
        update public.job_interactions i set decision = 'expired', decided_at = now()
        from due where i.id = due.id
        returning i.id, i.profile_id, i.job_opening_id
    )
    select array_agg(e.id), array_agg(e.profile_id), array_agg(distinct e.job_opening_id)
    into v_ended, v_seekers, v_jobs
    from ended e;

    insert into private.interaction_bonuses (profile_id, earned_by)
    select e.profile_id, e.id from unnest(v_seekers, v_ended) e (profile_id, id)
    on conflict (earned_by) do nothing;
    perform queue.enqueue('mail_interest_expired', jsonb_build_object('interaction_id', e.id), null, e.id::text)
    from unnest(v_ended) e (id);
    perform queue.enqueue('mail_interests_left', jsonb_build_object('job_opening_id', j.id, 'hour', v_hour),
        -- A minute later, for who was ended at the very end of it.
        v_hour + interval '61 minutes', j.id || ':' || extract(epoch from v_hour))
    from unnest(v_jobs) j (id);
    return coalesce(cardinality(v_ended), 0);
end
$$;
