-- Holds an answer that ended with an error of ours: whether it is for a challenge of the catalogue, and whether it was judged
-- again. No row: there is no such answer.
-- Definer: a policy shows answers to their owner.
create function private.lock_failed_submission(p_id uuid, out is_of_catalogue boolean, out is_judged_again boolean)
    returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.profiles p
    where p.id = (select s.profile_id from public.submissions s where s.id = p_id) for no key update;
    return query
    select s.challenge_id is not null, exists (
        select from public.submissions r
        where r.original_id = coalesce(s.original_id, s.id) and r.queued_at > s.judged_at)
    from public.submissions s
    where s.id = p_id and s.verdict = 'internal_error' and s.kind in ('submit', 'rejudge') and private.is_staff();
end
$$;
