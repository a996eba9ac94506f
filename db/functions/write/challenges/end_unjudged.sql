-- Ends what has waited for ten minutes in a language that nobody has judged for as long: whoever waits is told. An
-- answer to a company waits on: it cannot be handed in again.
create function private.end_unjudged(p_now timestamptz) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    c_bound constant interval := '10 minutes';
    c_message constant text := 'No judge for this language is running. Submit again later.';
    v_row record;
    v_lease uuid;
    v_ended integer := 0;
begin
    for v_row in
        select q.submission_id from private.judge_queue q
        join public.submissions s on s.id = q.submission_id
        where q.lease is null and q.priority = 0 and s.queued_at < p_now - c_bound
          and not (s.kind = 'submit' and s.invitation_id is not null)
          and not private.is_judged(q.language, c_bound)
        order by q.number limit 200
    loop
        v_lease := gen_random_uuid();
        update private.judge_queue q set lease = v_lease, leased_until = p_now
        where q.submission_id = v_row.submission_id and q.lease is null;
        if private.finish_submission(v_row.submission_id, v_lease,
            jsonb_build_object('verdict', 'internal_error', 'message', c_message), p_now)
        then
            v_ended := v_ended + 1;
        end if;
    end loop;
    return v_ended;
end
$$;
