-- The caller shows the score of an attempt to others, or keeps it to themselves. False when there is no such score.
create function private.show_interview_score(p_id uuid, p_shown boolean) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform private.lock_me();
    if p_shown and exists (
        select from public.interview_scores s where s.attempt_id = p_id and s.profile_id = auth.uid() and s.practice)
    then
        raise exception 'practice_only' using errcode = 'PT409';
    end if;
    update public.interview_scores s set is_shown = p_shown where s.attempt_id = p_id and s.profile_id = auth.uid();
    return found;
end
$$;
