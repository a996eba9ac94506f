-- Submissions that someone has waited for longer than p_wait, in a language that no one has judged for as long. Answers
-- to a company are not among them: they cannot be submitted again, and wait on.
-- Definer: the judge's queue is in private.
create function private.unjudged_submissions(p_now timestamptz, p_wait interval) returns setof uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select q.submission_id from private.judge_queue q
    join public.submissions s on s.id = q.submission_id
    where q.lease is null and q.priority = 0 and s.queued_at < p_now - p_wait
      and not (s.kind = 'submit' and s.invitation_id is not null)
      and not private.is_judged(q.language, p_wait)
    order by q.number limit 200;
end
$$;
