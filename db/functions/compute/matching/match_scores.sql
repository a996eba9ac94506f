-- The numbers of match_rows: 0 to 100, rounded half up, null when nothing is known.
create function private.match_scores(p_jobs private.match_job[], p_people private.match_person[])
    returns table (job_id uuid, person_id uuid, score integer, scored integer, criteria integer)
    language plpgsql stable
    set search_path = ''
as $$
begin
    return query
    select r.job_id, r.person_id,
           private.match_total(sum(r.weight * r.factor), sum(r.weight) filter (where r.factor is not null)),
           count(r.factor)::integer, count(*)::integer
    from private.match_rows(p_jobs, p_people) r
    group by r.job_id, r.person_id;
end
$$;
