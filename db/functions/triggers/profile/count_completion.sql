-- Keeps the number of distinct challenges that a person completed and that of people who completed a challenge, and marks
-- the first time that someone reaches a rank.
-- Definer: counters of profiles are not writable for anyone.
create function private.count_completion() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_completed integer;
begin
    if tg_op = 'INSERT' then
        update public.profiles p set completed_challenges = p.completed_challenges + 1 where p.id = new.profile_id
        returning p.completed_challenges into v_completed;
        -- A load in bulk counts once, at its end.
        if current_setting('devproof.load', true) is distinct from 'bulk' then
            update public.challenges c set solved_by = c.solved_by + 1 where c.id = new.challenge_id;
        end if;
        insert into public.rank_moments (profile_id, rank, reached_at)
        select new.profile_id, r.name, new.completed_at from public.developer_ranks r
        where not r.is_special and r.min_challenges > 0 and r.min_challenges <= v_completed
        on conflict do nothing;
    else
        update public.profiles p set completed_challenges = p.completed_challenges - 1 where p.id = old.profile_id;
        update public.challenges c set solved_by = c.solved_by - 1 where c.id = old.challenge_id;
    end if;
    return null;
end
$$;

create trigger count_completion after insert or delete on public.challenge_completions
    for each row execute function private.count_completion();
