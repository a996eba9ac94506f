-- The caller asks that a person looks at their score; once for an attempt.
create function private.ask_interview_review(p_id uuid, p_reason text, p_now timestamptz) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_score public.interview_scores;
begin
    perform private.lock_me();
    select s.* into v_score from public.interview_scores s join public.interview_attempts a on a.id = s.attempt_id
    where a.id = p_id and a.profile_id = auth.uid() and a.state = 'scored';
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    elsif v_score.practice then
        raise exception 'practice_only' using errcode = 'PT409';
    elsif exists (select from private.interview_reviews r where r.attempt_id = p_id) then
        raise exception 'review_asked' using errcode = 'PT409';
    end if;
    insert into private.interview_reviews (attempt_id, reason, asked_at, before) values (p_id, trim(p_reason), p_now, v_score.total);
    return jsonb_build_object('state', 'asked', 'asked_at', p_now);
end
$$;
