-- Keeps the number of distinct challenges that a person completed.
create function private.count_completion() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    if tg_op = 'INSERT' then
        update public.profiles p set completed_challenges = p.completed_challenges + 1 where p.id = new.profile_id;
    else
        update public.profiles p set completed_challenges = p.completed_challenges - 1 where p.id = old.profile_id;
    end if;
    return null;
end
$$;

create trigger count_completion after insert or delete on public.challenge_completions
    for each row execute function private.count_completion();
