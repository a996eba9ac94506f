-- One job for staff: its line, what it says, why it was taken down, and what was reported about it, the newest 100. No row:
-- there is no such job.
-- Definer: policies show staff no jobs of companies, and no role holds anything on reports and takedowns.
create function private.staff_job(p_id uuid) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select private.job_line(j.id) || jsonb_build_object('description', j.description, 'places', j.places,
        'remote_policy', j.remote_policy, 'pay_min', j.pay_min, 'pay_max', j.pay_max, 'pay_currency', j.pay_currency,
        'pay_period', j.pay_period,
        'takedown', (
            select jsonb_build_object('reason', t.reason, 'taken_down_at', t.taken_down_at, 'taken_down_by', (
                select p.full_name from public.profiles p where p.id = t.taken_down_by))
            from private.job_takedowns t where t.job_opening_id = j.id),
        'reports', coalesce((
            select jsonb_agg(jsonb_build_object('id', r.id, 'reason', r.reason, 'words', r.words, 'state', r.state,
                'outcome', r.outcome, 'created_at', r.created_at, 'closed_at', r.closed_at,
                'reporter', (
                    select jsonb_build_object('id', p.id, 'full_name', p.full_name)
                    from public.profiles p where p.id = r.reporter_id)) order by r.created_at desc, r.id)
            from (
                select x.* from private.job_reports x where x.job_opening_id = j.id
                order by x.created_at desc, x.id limit 100) r), '[]'))
    from public.job_openings j
    where j.id = p_id and (select private.is_staff());
end
$$;
