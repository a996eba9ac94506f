-- Members of the company who see a candidate: no one while the interest is withdrawn or the account isn't active.
-- Definer: the change feed's role holds nothing on the tables of the product, and colleagues are hidden from each other.
create function private.candidate_viewers(p_interaction_id uuid) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select v from public.job_interactions i
        join public.profiles p on p.id = i.profile_id and p.is_active
        cross join unnest(private.job_candidate_viewers(i.job_opening_id)) v
        where i.id = p_interaction_id and i.status = 'interested' and i.decision is distinct from 'withdrawn');
end
$$;
