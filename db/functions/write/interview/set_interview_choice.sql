-- Which of the scores that the caller shows others see.
-- Definer: no role writes private.interview_choices.
create function private.set_interview_choice(p_choice text) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into private.interview_choices (profile_id, choice) values (auth.uid(), p_choice)
    on conflict (profile_id) do update set choice = excluded.choice;
end
$$;
