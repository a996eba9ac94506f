-- The newest interest of someone in a job whose candidates the caller sees; null when there is none.
create function private.candidate_interest(p_profile_id uuid) returns uuid
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select i.id from public.job_interactions i
        where i.profile_id = p_profile_id and i.status = 'interested' and i.decision is distinct from 'withdrawn'
          and i.job_opening_id = any (private.my_candidate_jobs())
        order by i.created_at desc, i.id limit 1);
end
$$;
