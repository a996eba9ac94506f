-- A page of a job's approved candidates as their page shows them now, the first approved first, for members who may see
-- the job's candidates; nothing for others. People whose account isn't active are left out. The next page begins after
-- p_after.
-- Definer: profiles of candidates are hidden from the company but for what is shown here.
create function private.approved_candidates(p_job_opening_id uuid, p_after uuid, p_limit bigint)
    returns table (id uuid, decided_at timestamptz, stage text, match_score smallint, person jsonb)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if p_job_opening_id <> all (private.my_candidate_jobs()) then
        return;
    end if;
    return query
    select w.id, w.decided_at, k.name, w.match_score, private.person_page(w.profile_id)
    from (
        select i.id, i.decided_at, i.match_score, i.profile_id
        from public.job_interactions i
        join public.profiles p on p.id = i.profile_id and p.is_active
        where i.job_opening_id = p_job_opening_id and i.status = 'interested' and i.decision = 'approved'
          and (p_after is null or (i.decided_at, i.id) > (
              select a.decided_at, a.id from public.job_interactions a where a.id = p_after))
        order by i.decided_at, i.id
        limit p_limit) w
    left join public.job_interaction_stages s on s.job_interaction_id = w.id
    left join public.candidate_stages k on k.id = s.stage_id
    order by w.decided_at, w.id;
end
$$;
