-- A person's scoring of a review: from now on it counts. Nobody decides on their own. Locks in the order person, attempt.
create function private.admin_score_interview(p_id uuid, p_scoring_id uuid, p_result jsonb, p_reason text, p_now timestamptz)
    returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_review private.interview_reviews;
    v_person uuid;
begin
    perform private.require_staff(p_reason);
    select a.profile_id into v_person
    from private.interview_reviews r join public.interview_attempts a on a.id = r.attempt_id where r.id = p_id;
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    elsif v_person = auth.uid() then
        raise exception 'own_review' using errcode = 'PT403';
    end if;
    perform from public.profiles p where p.id = v_person for no key update;
    select * into v_review from private.interview_reviews r where r.id = p_id for no key update;
    if v_review.state <> 'asked' then
        raise exception 'conflict' using errcode = 'PT409';
    end if;
    perform private.note_interview_scoring(p_scoring_id, v_review.attempt_id, p_result, auth.uid(), p_now);
    update public.interview_scores s set total = (p_result -> 'score' ->> 'total')::smallint, scoring_id = p_scoring_id, reviewed = true
    where s.attempt_id = v_review.attempt_id;
    update private.interview_reviews r set state = 'done', decided_at = p_now, decided_by = auth.uid() where r.id = p_id;
    perform private.log_audit(auth.uid(), 'staff', 'interview.score', 'interview_review', p_id::text, p_reason,
        jsonb_build_object('attempt_id', v_review.attempt_id, 'before', v_review.before, 'after', p_result -> 'score' -> 'total'));
    perform queue.enqueue('mail_interview', jsonb_build_object('attempt_id', v_review.attempt_id, 'what', 'reviewed'), null,
        v_review.attempt_id || ':reviewed');
    return jsonb_build_object('id', p_id, 'state', 'done', 'before', v_review.before, 'total', p_result -> 'score' -> 'total');
end
$$;
