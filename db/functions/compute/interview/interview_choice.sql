-- Which of the scores that someone shows others see: best unless they chose.
-- Definer: no role reads private.interview_choices.
create function private.interview_choice(p_profile_id uuid) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return coalesce((select c.choice from private.interview_choices c where c.profile_id = p_profile_id), 'best');
end
$$;
