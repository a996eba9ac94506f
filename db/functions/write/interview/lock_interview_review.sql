-- Holds a review to the end of the transaction, its person first; staff alone. Nothing when there is none.
-- Definer: no role reads private.interview_reviews, and staff may not change another person's row.
create function private.lock_interview_review(p_id uuid) returns table (state text, before smallint)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform from public.profiles p
    where (select private.is_staff()) and p.id = (
        select a.profile_id from private.interview_reviews r join public.interview_attempts a on a.id = r.attempt_id
        where r.id = p_id)
    for no key update;
    if found then
        return query select r.state, r.before from private.interview_reviews r where r.id = p_id for no key update;
    end if;
end
$$;
