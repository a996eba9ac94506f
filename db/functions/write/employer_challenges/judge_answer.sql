-- Gives the program of an answer that was handed in to the judge, once. Nothing for kinds that a person reads.
create function private.judge_answer(p_invitation_id uuid, p_now timestamptz) returns uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_submission uuid := gen_random_uuid();
    v_candidate uuid;
    v_answer jsonb;
    v_language text;
begin
    select i.candidate_profile_id, a.answer into v_candidate, v_answer
    from public.challenge_invitations i
    join public.employer_challenge_versions v on v.id = i.version_id
    join private.challenge_answers a on a.invitation_id = i.id and a.submission_id is null
    where i.id = p_invitation_id and i.status = 'submitted' and v.document ->> 'kind' in ('code', 'sql');
    if not found then
        return null;
    end if;
    v_language := v_answer ->> 'language';
    perform private.queue_submission(v_submission, v_candidate, null, null, p_invitation_id, null, v_language,
        v_answer -> 'sources' ->> v_language, 'submit', null, p_now);
    update private.challenge_answers a set submission_id = v_submission where a.invitation_id = p_invitation_id;
    return v_submission;
end
$$;
