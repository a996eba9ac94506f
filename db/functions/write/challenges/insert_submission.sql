-- Writes a submission and puts it at the end of the judge's queue: nothing when its id already exists. In a session of
-- a person it is theirs. Returns its id.
-- Definer: no one but the judge writes submissions, and its queue is in private.
create function private.insert_submission(
    p_id uuid, p_profile_id uuid, p_challenge_id uuid, p_version_id uuid, p_invitation_id uuid, p_employer_version_id uuid,
    p_language text, p_source text, p_kind text, p_custom_input jsonb, p_now timestamptz
) returns setof uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    insert into public.submissions (id, challenge_id, version_id, invitation_id, employer_version_id, profile_id, kind,
        language, source, custom_input, queued_at)
    select p_id, p_challenge_id, p_version_id, p_invitation_id, p_employer_version_id, p_profile_id, p_kind, p_language,
        p_source, p_custom_input, p_now
    where p_profile_id = coalesce(auth.uid(), p_profile_id)
    on conflict (id) do nothing;
    if not found then
        return;
    end if;
    insert into private.judge_queue (submission_id, profile_id, language, priority) values (p_id, p_profile_id, p_language, 0);
    insert into private.judge_turns as t (profile_id, waiting, urgent) values (p_profile_id, 1, 1)
    on conflict (profile_id) do update set waiting = t.waiting + 1, urgent = t.urgent + 1;
    perform pg_notify('judge', '');
    return next p_id;
end
$$;
