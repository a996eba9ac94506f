-- Keeps the numbers of a challenge when a submission gets its verdict, or goes back to the queue.
-- Definer: no role writes private.submission_counts.
create function private.count_verdicts() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    if old.challenge_id is null or old.kind not in ('submit', 'rejudge') then
        return null;
    end if;
    update private.submission_counts t
    set accepted = t.accepted + (new.verdict is not distinct from 'accepted')::integer
            - (old.verdict is not distinct from 'accepted')::integer,
        internal_errors = t.internal_errors + (new.verdict is not distinct from 'internal_error')::integer
            - (old.verdict is not distinct from 'internal_error')::integer,
        waiting = t.waiting + (new.state <> 'done')::integer - (old.state <> 'done')::integer
    where t.challenge_id = old.challenge_id;
    return null;
end
$$;

create trigger count_verdicts after update of state, verdict on public.submissions
    for each row
    when (old.verdict is distinct from new.verdict or (old.state <> 'done') is distinct from (new.state <> 'done'))
    execute function private.count_verdicts();
