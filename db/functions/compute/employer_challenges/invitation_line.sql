-- An invitation as both sides' lists and pages show it, without the challenge, the answer and the people. Who may, is
-- the caller's to decide.
create function private.invitation_line(p_row public.challenge_invitations) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object(
            'id', p_row.id, 'employer_challenge_id', p_row.employer_challenge_id, 'status', p_row.status,
            'title', v.document -> 'title', 'kind', v.document -> 'kind', 'difficulty', v.document -> 'difficulty',
            'minutes', v.document -> 'minutes', 'version', v.version, 'time_limit_minutes', v.time_limit_minutes,
            'company', private.company_line(p_row.company_id), 'note', p_row.note,
            'job', (
                select jsonb_build_object('id', j.id, 'title', j.title)
                from public.job_openings j where j.id = p_row.job_opening_id),
            -- Only who takes part can open it.
            'conversation_id', (
                select a.conversation_id from public.conversation_participants a
                where a.conversation_id = p_row.conversation_id and a.user_id = auth.uid()),
            'interaction_id', p_row.job_interaction_id,
            'sent_by_name', (select p.full_name from public.profiles p where p.id = p_row.sent_by),
            'sent_at', p_row.sent_at, 'opened_at', p_row.opened_at, 'started_at', p_row.started_at,
            'ends_at', p_row.ends_at, 'expires_at', p_row.expires_at, 'submitted_at', p_row.submitted_at,
            'decided_at', p_row.decided_at, 'reason', p_row.reason,
            'seconds_spent', round(extract(epoch from p_row.submitted_at - p_row.started_at)))
        from public.employer_challenge_versions v where v.id = p_row.version_id);
end
$$;
