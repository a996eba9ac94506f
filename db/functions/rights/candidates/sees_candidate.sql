-- Whether the caller sees a candidate: the interest isn't withdrawn, the account is active, and the job is one of those
-- whose candidates they may see.
-- Definer: profiles of candidates are hidden from the company.
create function private.sees_candidate(p_interaction_id uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from public.job_interactions i
        join public.profiles p on p.id = i.profile_id and p.is_active
        where i.id = p_interaction_id and i.status = 'interested' and i.decision is distinct from 'withdrawn'
          and i.job_opening_id = any (private.my_candidate_jobs()));
end
$$;
