-- Lets an attempt that could not be scored be scored again. It stays given back: a score that comes after all is extra.
create function private.admin_retry_interview_scoring(p_attempt_id uuid, p_reason text, p_now timestamptz) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_state text;
begin
    perform private.require_staff(p_reason);
    select a.state into v_state from public.interview_attempts a where a.id = p_attempt_id for no key update;
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    elsif v_state <> 'unscored' then
        raise exception 'conflict' using errcode = 'PT409';
    end if;
    update public.interview_attempts a set state = 'scoring', scoring_at = p_now where a.id = p_attempt_id;
    perform queue.enqueue('interview.score', jsonb_build_object('attempt_id', p_attempt_id), null, null, 5);
    perform private.log_audit(auth.uid(), 'staff', 'interview.retry', 'interview_attempt', p_attempt_id::text, p_reason, '{}');
    return jsonb_build_object('id', p_attempt_id, 'state', 'scoring');
end
$$;
