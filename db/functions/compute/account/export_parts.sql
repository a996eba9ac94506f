-- The files of a person's data, in the order in which they are in the archive. private.export_part writes each.
create function private.export_parts() returns text[]
    language sql immutable parallel safe
    set search_path = ''
return array[
    'account', 'identities', 'second_factors', 'sessions', 'networks', 'security_log', 'profile', 'public_addresses',
    'skills', 'experiences', 'educations', 'links', 'repositories', 'languages', 'certificates', 'projects', 'hidden_companies', 'blocked_people', 'passed_challenges',
    'challenge_answers', 'challenge_verdicts', 'challenge_drafts', 'challenge_disputes', 'ranks_reached',
    'interviews', 'interview_events', 'interview_scores', 'interview_checks', 'interview_answers', 'company_challenges',
        'subscriptions', 'receipts', 'job_invitations', 'refused_companies', 'saved_jobs', 'interests', 'daily_usage', 'bonuses', 'conversations', 'messages', 'scheduled_interviews', 'hidden_messages', 'reports', 'job_reports', 'bug_reports', 'views_seen',
    'notifications', 'notification_settings', 'quiet_hours',
    'visits', 'visits_to_me', 'letters', 'team', 'invitations', 'shared_jobs', 'candidate_notes', 'watchlist', 'job_imports', 'job_import_rows', 'feedback', 'files',
    'exports'];
