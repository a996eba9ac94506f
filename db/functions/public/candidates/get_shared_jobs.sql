-- Jobs that colleagues shared with the caller, the newest share first, with who waits there for a decision.
-- Definer: the profiles of colleagues are hidden from the caller.
create function public.get_shared_jobs() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(jsonb_build_object(
            'job_opening_id', j.id, 'title', j.title, 'status', j.status,
            'shared_by', (
                select jsonb_build_object('id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url)
                from public.profiles p where p.id = s.shared_by),
            'note', s.note, 'created_at', s.created_at,
            'undecided_count', n.undecided, 'interested_count', n.interested) order by s.created_at desc, s.id), '[]')
        from (
            select * from public.job_sharing x
            where x.shared_with = auth.uid()
              and x.job_opening_id = any ((select private.my_candidate_jobs())::uuid[])
            order by x.created_at desc limit 200) s
        join public.job_openings j on j.id = s.job_opening_id
        cross join lateral (
            select count(*) filter (where i.decision is null) as undecided, count(*) as interested
            from public.job_interactions i
            where i.job_opening_id = j.id and i.status = 'interested' and i.decision is distinct from 'withdrawn') n);
end
$$;
