-- Plans to look again at the text records with which companies proved their domains: a week after the last look, or a day
-- after one that did not find it. What staff decided is not looked at. Returns how many were planned.
-- Definer: the schema auth is closed to background work.
create function private.plan_sso_checks(p_now timestamptz, p_limit integer) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_planned integer;
begin
    with due as (
        select d.company_id, d.domain from auth.sso_domains d
        where d.verified_by = 'dns'
          and coalesce(d.look_planned_at, d.verified_at)
              <= p_now - case when d.missed = 0 then interval '7 days' else interval '1 day' end
        order by d.verified_at, d.company_id, d.domain
        limit p_limit
        for update skip locked
    ), planned as (
        update auth.sso_domains d set look_planned_at = p_now
        from due where d.company_id = due.company_id and d.domain = due.domain
        returning d.company_id, d.domain, d.token
    )
    select count(queue.enqueue('check_sso_domain', jsonb_build_object(
        'company_id', p.company_id, 'domain', p.domain, 'token', p.token, 'planned_at', p_now)))
    into v_planned
    from planned p;
    return v_planned;
end
$$;
