-- Which of the scores that someone shows counts on their profile: the best or the latest, as they choose.
-- Definer: others see neither the scores of a person nor their choice.
create function private.counting_interview(p_profile_id uuid) returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select s.id from public.interview_scores s
        where s.profile_id = p_profile_id and s.is_shown
        order by case when private.interview_choice(p_profile_id) = 'latest' then 0 else s.total end desc,
            s.scored_at desc, s.id limit 1);
end
$$;
