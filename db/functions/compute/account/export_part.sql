-- One file of a person's data: a row is an entry. Everything that is kept about the person is in one of them, with
-- two exceptions: what is a secret (hashes, links that sign in) and what is someone else's (a company's notes on its
-- decisions, who looked at a page). For background work alone.
-- Definer: what is kept about a person is in tables of every schema.
create function private.export_part(p_user_id uuid, p_part text) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    case p_part
    when 'account' then return query
        select jsonb_build_object('id', u.id, 'email', u.email, 'email_confirmed_at', u.email_confirmed_at,
            'new_email', u.email_change, 'phone', u.phone, 'new_phone', u.phone_change, 'phone_confirmed_at', u.phone_confirmed_at,
            'has_password', u.password_hash is not null, 'app_metadata', u.app_metadata,
            'user_metadata', u.user_metadata, 'invited_at', u.invited_at, 'last_sign_in_at', u.last_sign_in_at,
            'created_at', u.created_at, 'updated_at', u.updated_at)
        from auth.users u where u.id = p_user_id;
    when 'identities' then return query
        select to_jsonb(i) - 'user_id' from auth.identities i where i.user_id = p_user_id order by i.created_at, i.id;
    when 'second_factors' then return query
        select jsonb_build_object('kind', f.factor_type, 'name', f.friendly_name, 'phone', f.phone, 'status', f.status,
            'created_at', f.created_at, 'last_used_at', f.last_challenged_at)
        from auth.mfa_factors f where f.user_id = p_user_id
        union all
        select jsonb_build_object('kind', 'passkey', 'name', k.friendly_name, 'created_at', k.created_at, 'last_used_at', k.last_used_at)
        from auth.passkeys k where k.user_id = p_user_id;
    when 'sessions' then return query
        select jsonb_build_object('id', s.id, 'created_at', s.created_at, 'last_used_at', s.rotated_at,
            'user_agent', s.user_agent, 'address', host(s.ip), 'proved_by', s.amr, 'assurance_level', s.aal)
        from auth.sessions s where s.user_id = p_user_id order by s.created_at, s.id;
    when 'networks' then return query
        select jsonb_build_object('address', host(k.ip), 'last_used_at', k.last_used_at)
        from auth.known_addresses k where k.user_id = p_user_id order by k.last_used_at;
    when 'security_log' then return query
        select jsonb_build_object('at', a.at, 'what', a.action, 'address', host(a.ip), 'session_id', a.session_id, 'detail', a.detail)
        from auth.audit_log a where a.user_id = p_user_id order by a.id;
    when 'profile' then return query
        select to_jsonb(p) || jsonb_build_object('company',
            (select jsonb_build_object('name', c.name, 'slug', c.slug) from public.companies c where c.id = p.company_id))
        from public.profiles p where p.id = p_user_id;
    when 'public_addresses' then return query
        select jsonb_build_object('address', x.slug, 'until', x.created_at)
        from private.old_slugs x where x.owner_id = p_user_id and x.kind = 'profile' order by x.created_at;
    when 'skills' then return query
        select to_jsonb(x) - 'profile_id' from public.profile_skills x where x.profile_id = p_user_id order by x.position, x.name;
    when 'experiences' then return query
        select to_jsonb(x) - 'profile_id' from public.experiences x where x.profile_id = p_user_id order by x.started_on, x.id;
    when 'educations' then return query
        select to_jsonb(x) - 'profile_id' from public.educations x where x.profile_id = p_user_id order by x.started_on, x.id;
    when 'links' then return query
        select to_jsonb(x) - 'profile_id' from public.profile_links x where x.profile_id = p_user_id order by x.position, x.id;
    when 'repositories' then return query
        select to_jsonb(x) - 'profile_id' from public.repository_summaries x where x.profile_id = p_user_id;
    when 'languages' then return query
        select to_jsonb(x) - 'profile_id' from public.profile_languages x where x.profile_id = p_user_id order by x.position, x.name;
    when 'certificates' then return query
        select to_jsonb(x) - 'profile_id' from public.profile_certificates x where x.profile_id = p_user_id order by x.issued_on, x.id;
    when 'projects' then return query
        select to_jsonb(x) - 'profile_id' from public.featured_projects x where x.profile_id = p_user_id order by x.position;
    when 'hidden_companies' then return query
        select jsonb_build_object('company', c.name, 'since', x.created_at)
        from public.hidden_companies x join public.companies c on c.id = x.company_id
        where x.profile_id = p_user_id order by x.created_at;
    when 'blocked_people' then return query
        select jsonb_build_object('person', p.full_name, 'since', x.created_at)
        from public.blocked_people x join public.profiles p on p.id = x.blocked_id
        where x.blocker_id = p_user_id order by x.created_at;
    when 'passed_challenges' then return query
        select to_jsonb(x) - 'profile_id' || jsonb_build_object('title', c.title)
        from public.challenge_completions x join public.challenges c on c.id = x.challenge_id
        where x.profile_id = p_user_id order by x.completed_at;
    when 'challenge_answers' then return query
        select to_jsonb(x) - 'profile_id' || jsonb_build_object('title', c.title, 'code_shown_since', (
            select w.created_at from public.shown_solutions w where w.submission_id = x.id))
        from public.submissions x left join public.challenges c on c.id = x.challenge_id
        where x.profile_id = p_user_id order by x.queued_at, x.id;
    when 'challenge_verdicts' then return query
        select to_jsonb(x) - 'profile_id' from public.submission_tests x
        where x.profile_id = p_user_id order by x.submission_id, x.position;
    when 'challenge_drafts' then return query
        select to_jsonb(x) - 'profile_id' || jsonb_build_object('title', c.title)
        from public.challenge_drafts x join public.challenges c on c.id = x.challenge_id
        where x.profile_id = p_user_id order by x.created_at, x.challenge_id, x.language;
    when 'challenge_disputes' then return query
        select to_jsonb(x) - 'profile_id' || jsonb_build_object('title', c.title)
        from public.challenge_disputes x join public.challenges c on c.id = x.challenge_id
        where x.profile_id = p_user_id order by x.created_at, x.id;
    when 'ranks_reached' then return query
        select to_jsonb(x) - 'profile_id' from public.rank_moments x where x.profile_id = p_user_id order by x.reached_at;
    when 'interviews' then return query
        select to_jsonb(a) - 'profile_id' || jsonb_build_object('problem', p.title,
            'choice', (select c.choice from private.interview_choices c where c.profile_id = a.profile_id),
            'notes', w.notes, 'estimates', w.estimates, 'board', w.board, 'drills', w.drills,
            'review', case when r.id is not null then jsonb_build_object('reason', r.reason, 'state', r.state,
                'asked_at', r.asked_at, 'decided_at', r.decided_at) end)
        from public.interview_attempts a
        join private.interview_problems p on p.slug = a.problem_slug
        left join private.interview_work w on w.attempt_id = a.id
        left join private.interview_reviews r on r.attempt_id = a.id
        where a.profile_id = p_user_id order by a.started_at, a.id;
    when 'interview_events' then return query
        select to_jsonb(x) - 'profile_id' from public.interview_events x
        where x.profile_id = p_user_id order by x.attempt_id, x.sequence;
    when 'interview_checks' then return query
        select to_jsonb(c) || jsonb_build_object('attempt_id', s.attempt_id, 'kind', s.kind, 'score', s.score,
            'versions', s.versions, 'hashes', s.hashes)
        from public.interview_attempts a
        join private.interview_scorings s on s.attempt_id = a.id
        join private.interview_checks c on c.scoring_id = s.id
        where a.profile_id = p_user_id order by s.created_at, s.id, c.position;
    when 'interview_answers' then return query
        select to_jsonb(n) from public.interview_attempts a join private.interview_answers n on n.attempt_id = a.id
        where a.profile_id = p_user_id order by n.id;
    when 'interview_scores' then return query
        select to_jsonb(x) - 'profile_id' from public.interview_scores x where x.profile_id = p_user_id order by x.scored_at;
    when 'company_challenges' then return query
        select to_jsonb(x) - array['candidate_profile_id', 'sent_by', 'decided_by'] || jsonb_build_object('company', c.name,
            'challenge', private.candidate_document(v.document), 'answer', a.answer)
        from public.challenge_invitations x
        join public.companies c on c.id = x.company_id
        join public.employer_challenge_versions v on v.id = x.version_id
        left join private.challenge_answers a on a.invitation_id = x.id
        where x.candidate_profile_id = p_user_id order by x.sent_at, x.id;
    when 'subscriptions' then return query
        select to_jsonb(x) - 'profile_id' from public.subscriptions x where x.profile_id = p_user_id order by x.created_at, x.id;
    when 'receipts' then return query
        select to_jsonb(x) from public.receipts x join public.subscriptions s on s.id = x.subscription_id
        where s.profile_id = p_user_id order by x.paid_at, x.id;
    when 'job_invitations' then return query
        select to_jsonb(x) - array['profile_id', 'sent_by', 'job_interaction_id'] || jsonb_build_object('job', j.title, 'company', c.name)
        from public.job_invitations x
        join public.job_openings j on j.id = x.job_opening_id
        join public.companies c on c.id = x.company_id
        where x.profile_id = p_user_id order by x.created_at, x.id;
    when 'refused_companies' then return query
        select jsonb_build_object('company', c.name, 'since', x.created_at)
        from public.job_invitation_refusals x join public.companies c on c.id = x.company_id
        where x.profile_id = p_user_id order by x.created_at;
    when 'saved_jobs' then return query
        select jsonb_build_object('job', j.title, 'company', c.name, 'saved_at', x.created_at)
        from public.saved_jobs x join public.job_openings j on j.id = x.job_opening_id join public.companies c on c.id = j.company_id
        where x.profile_id = p_user_id order by x.created_at;
    when 'interests' then return query
        select to_jsonb(x) - 'profile_id' || jsonb_build_object('job', j.title, 'company', c.name, 'reason_to_pass', r.reason)
        from public.job_interactions x
        join public.job_openings j on j.id = x.job_opening_id join public.companies c on c.id = j.company_id
        left join public.job_interaction_passes r on r.job_interaction_id = x.id
        where x.profile_id = p_user_id order by x.created_at;
    when 'daily_usage' then return query
        select to_jsonb(x) - 'profile_id' from public.daily_usage x where x.profile_id = p_user_id order by x.day, x.quota;
    when 'bonuses' then return query
        select to_jsonb(x) - 'profile_id' from private.interaction_bonuses x where x.profile_id = p_user_id order by x.id;
    when 'conversations' then return query
        select to_jsonb(x) - 'user_id' || jsonb_build_object('company', c.name, 'job', j.title, 'started_at', v.created_at,
            'last_message_at', v.last_message_at, 'ended_at', v.ended_at)
        from public.conversation_participants x
        join public.conversations v on v.id = x.conversation_id join public.companies c on c.id = v.company_id
        left join public.job_openings j on j.id = v.job_opening_id
        where x.user_id = p_user_id order by v.created_at, v.id;
    when 'messages' then return query
        -- What was said to them is here too: they can read it, and their own words alone make no sense.
        select to_jsonb(m) - 'sender_id' || jsonb_build_object('from', case
            when m.sender_id = p_user_id then 'you' else coalesce(s.full_name, 'Deleted user') end)
        from public.conversation_participants x
        join public.messages m on m.conversation_id = x.conversation_id
        left join public.profiles s on s.id = m.sender_id
        where x.user_id = p_user_id and (m.deleted_at is null or m.sender_id = p_user_id)
        order by m.conversation_id, m.sequence;
    when 'scheduled_interviews' then return query
        select to_jsonb(i) - '{proposed_by,answered_by}'::text[] || jsonb_build_object('proposed_by_you', i.proposed_by is not distinct from p_user_id)
        from public.conversation_participants x
        join public.scheduled_interviews i on i.conversation_id = x.conversation_id
        where x.user_id = p_user_id order by i.conversation_id, i.created_at, i.id;
    when 'hidden_messages' then return query
        select to_jsonb(x) - 'profile_id' from public.hidden_messages x
        where x.profile_id = p_user_id order by x.created_at, x.message_id;
    when 'reports' then return query
        -- What they reported. Reports about them are somebody else's.
        select jsonb_build_object('reason', x.reason, 'words', x.words, 'message', x.message_body, 'state', x.state,
            'reported_at', x.created_at)
        from private.reports x where x.reporter_id = p_user_id order by x.created_at, x.id;
    when 'job_reports' then return query
        select jsonb_build_object('job', j.title, 'reason', x.reason, 'words', x.words, 'state', x.state,
            'reported_at', x.created_at)
        from private.job_reports x join public.job_openings j on j.id = x.job_opening_id
        where x.reporter_id = p_user_id order by x.created_at, x.id;
    when 'bug_reports' then return query
        select to_jsonb(x) - 'reporter_id' from public.bug_reports x
        where x.reporter_id = p_user_id order by x.created_at, x.id;
    when 'views_seen' then return query
        select to_jsonb(x) - 'user_id' from public.view_marks x where x.user_id = p_user_id order by x.view;
    when 'notifications' then return query
        select jsonb_build_object('kind', x.kind, 'title', x.title, 'at', x.created_at, 'read_at', x.read_at)
        from public.notifications x where x.profile_id = p_user_id order by x.created_at, x.id;
    when 'notification_settings' then return query
        select to_jsonb(x) - 'profile_id' from public.notification_settings x where x.profile_id = p_user_id order by x.kind;
    when 'quiet_hours' then return query
        select to_jsonb(x) - 'profile_id' from public.quiet_hours x where x.profile_id = p_user_id;
    when 'visits' then return query
        select jsonb_build_object('page', 'profile', 'of', o.full_name, 'at', x.viewed_at, 'source', x.source)
        from private.profile_views x join public.profiles o on o.id = x.profile_id where x.viewer_id = p_user_id
        union all
        select jsonb_build_object('page', 'company', 'of', o.name, 'at', x.viewed_at, 'source', x.source)
        from private.company_views x join public.companies o on o.id = x.company_id where x.viewer_id = p_user_id
        union all
        select jsonb_build_object('page', 'job', 'of', o.title, 'at', x.viewed_at, 'source', x.source)
        from private.job_views x join public.job_openings o on o.id = x.job_opening_id where x.viewer_id = p_user_id
        union all
        select jsonb_build_object('page', 'search results', 'of', o.full_name, 'at', x.appeared_at)
        from private.search_appearances x join public.profiles o on o.id = x.profile_id where x.viewer_id = p_user_id;
    when 'visits_to_me' then return query
        select jsonb_build_object('at', x.viewed_at, 'source', x.source)
        from private.profile_views x where x.profile_id = p_user_id
        union all
        select jsonb_build_object('at', x.appeared_at, 'source', 'search results')
        from private.search_appearances x where x.profile_id = p_user_id;
    when 'letters' then return query
        -- Without the text: it may hold a link that signs in, and they have it in their mailbox.
        select jsonb_build_object('to', o.to_address, 'kind', o.channel, 'subject', o.subject, 'written_at', o.created_at, 'sent_at', o.sent_at)
        from queue.outbox o join auth.users u on u.id = p_user_id and o.to_address in (u.email, u.phone, u.email_change, u.phone_change)
        order by o.created_at, o.id;
    when 'team' then return query
        select to_jsonb(x) - 'profile_id' from public.recruiter_permissions x where x.profile_id = p_user_id order by x.permission;
    when 'invitations' then return query
        select to_jsonb(x) - 'token_hash' - 'invited_by' - 'accepted_by'
            || jsonb_build_object('company', c.name, 'by_you', x.invited_by = p_user_id)
        from public.team_invitations x join public.companies c on c.id = x.company_id
        where x.invited_by = p_user_id or x.accepted_by = p_user_id
           or x.email = (select u.email from auth.users u where u.id = p_user_id and u.email_confirmed_at is not null)
        order by x.created_at, x.id;
    when 'shared_jobs' then return query
        select to_jsonb(x) - 'shared_by' - 'shared_with' || jsonb_build_object('job', j.title, 'by_you', x.shared_by = p_user_id)
        from public.job_sharing x join public.job_openings j on j.id = x.job_opening_id
        where x.shared_by = p_user_id or x.shared_with = p_user_id order by x.created_at, x.id;
    when 'candidate_notes' then return query
        -- Their own, on candidates whom they still see: the others are the company's.
        select to_jsonb(x) - array['company_id', 'job_interaction_id', 'author_id'] || jsonb_build_object('job', j.title)
        from public.candidate_notes x
        join public.job_interactions i on i.id = x.job_interaction_id
        join public.job_openings j on j.id = i.job_opening_id
        where x.author_id = p_user_id and p_user_id = any (private.candidate_viewers(x.job_interaction_id))
        order by x.created_at, x.id;
    when 'watchlist' then return query
        -- Without those whom they could no longer find.
        select jsonb_build_object('person', o.full_name, 'saved_at', x.created_at)
        from public.watchlist x join public.profiles o on o.id = x.profile_id
        join public.profiles me on me.id = x.owner_id
        where x.owner_id = p_user_id and o.visibility = 'open' and private.may_see_profile(o.id, me.company_id)
        order by x.created_at, x.profile_id;
    when 'job_imports' then return query
        select to_jsonb(x) - 'profile_id' from public.job_imports x where x.profile_id = p_user_id order by x.created_at, x.id;
    when 'job_import_rows' then return query
        select to_jsonb(r) from public.job_imports x join public.job_import_rows r on r.import_id = x.id
        where x.profile_id = p_user_id order by r.import_id, r.number;
    when 'feedback' then return query
        select to_jsonb(x) - 'user_id' from public.beta_test_responses x where x.user_id = p_user_id
        union all
        select to_jsonb(x) - 'user_id' from public.employer_beta_test_responses x where x.user_id = p_user_id;
    when 'files' then return query
        select jsonb_build_object('bucket', o.bucket_id, 'name', o.name, 'size', o.size, 'content_type', o.content_type,
            'user_metadata', o.user_metadata, 'created_at', o.created_at, 'path_in_archive',
            'files/' || o.bucket_id || '/' || replace(o.name, '/', '_') || private.file_ending(o.content_type))
        from storage.objects o
        where (o.owner = p_user_id or (o.bucket_id in ('avatars', 'projects') and o.folder = p_user_id)) and o.bucket_id <> 'exports'
        order by o.created_at, o.id;
    when 'exports' then return query
        select to_jsonb(x) - 'profile_id' from private.data_exports x where x.profile_id = p_user_id order by x.created_at;
    end case;
end
$$;
