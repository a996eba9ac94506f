-- Which of the scores that somebody shows stands on their profile: the best or the latest, as they choose.
create function private.counting_interview(p_profile_id uuid) returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select s.id from public.interview_scores s
        left join private.interview_choices c on c.profile_id = s.profile_id
        where s.profile_id = p_profile_id and s.is_shown
        order by case when c.choice = 'latest' then 0 else s.total end desc, s.scored_at desc, s.id limit 1);
end
$$;
