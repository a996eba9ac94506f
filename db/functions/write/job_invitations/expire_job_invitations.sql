-- Ends up to p_limit job invitations whose time is over, the oldest first. For background work; while one node does it,
-- the others leave it to that one. How many were ended.
-- Definer: background work holds nothing on the table's policies.
create function private.expire_job_invitations(p_now timestamptz, p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_ended integer;
begin
    if not pg_try_advisory_xact_lock(hashtextextended('devproof expire_job_invitations', 0)) then
        return 0;
    end if;
    with due as (
        select i.id from public.job_invitations i
        where i.status = 'open' and i.expires_at <= p_now
        order by i.expires_at
        limit p_limit
        -- Someone who accepts at this moment is not overtaken.
        for no key update skip locked
    )
    update public.job_invitations i set status = 'expired', ended_at = p_now
    from due where i.id = due.id;
    get diagnostics v_ended = row_count;
    return v_ended;
end
$$;
