-- The score of an attempt that waits for one, with the answers of a model that it was made of (`answers`). It counts once:
-- false when it waits no more; what a model answered is kept even then, as it was paid for. Locks in the order person,
-- attempt. A fresh score is hidden until its owner shows it. Whoever was not there when it came is told.
create function private.keep_interview_score(p_id uuid, p_scoring_id uuid, p_result jsonb, p_now timestamptz) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    -- Scored so soon after the end, it is on the screen of whoever ended it.
    c_at_once constant interval := '2 minutes';
    v_attempt public.interview_attempts;
    v_person uuid;
begin
    select a.profile_id into v_person from public.interview_attempts a where a.id = p_id;
    perform from public.profiles p where p.id = v_person for no key update;
    update public.interview_attempts a set state = 'scored', scored_at = p_now
    where a.id = p_id and a.state = 'scoring' returning * into v_attempt;
    if not found then
        perform private.keep_interview_answers(p_id, p_result -> 'answers', p_now);
        return false;
    end if;
    perform private.note_interview_scoring(p_scoring_id, p_id, p_result, null, p_now);
    insert into private.interview_answers (attempt_id, scoring_id, answer, created_at)
    select p_id, p_scoring_id, x.answer, p_now
    from jsonb_array_elements(p_result -> 'answers') with ordinality x (answer, n) order by x.n;
    insert into public.interview_scores (profile_id, attempt_id, scoring_id, total, seniority, practice, is_shown, scored_at)
    values (v_attempt.profile_id, p_id, p_scoring_id, (p_result -> 'score' ->> 'total')::smallint, v_attempt.seniority,
        v_attempt.practice, false, p_now);
    if p_now > v_attempt.finished_at + c_at_once or exists (
        select from public.interview_events e
        where e.attempt_id = p_id and e.kind = 'finished' and e.data ->> 'by' = 'clock')
    then
        perform queue.enqueue('mail_interview', jsonb_build_object('attempt_id', p_id, 'what', 'scored'), null, p_id || ':scored');
    end if;
    return true;
end
$$;
