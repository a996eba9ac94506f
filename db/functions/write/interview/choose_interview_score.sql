-- Which of the scores that the caller shows others see: best or latest.
create function private.choose_interview_score(p_choice text) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform private.lock_me();
    insert into private.interview_choices (profile_id, choice) values (auth.uid(), p_choice)
    on conflict (profile_id) do update set choice = excluded.choice;
end
$$;
