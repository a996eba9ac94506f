-- Job invitations, mentions in notes and requests for a review are notifications, too.
alter table public.notifications drop constraint notifications_kind_check;
alter table public.notifications
    add constraint notifications_kind_check check (kind in ('approved', 'rejected', 'interest_ended', 'job_invited',
        'interest_received', 'promise_due', 'promise_broken', 'message_unseen', 'challenge_received', 'challenge_due',
        'challenge_reviewed', 'challenge_answered', 'interview_scored', 'dispute_decided', 'job_invitation_accepted',
        'note_mentioned', 'review_requested', 'job_shared', 'company_reviewed', 'team_changed', 'weekly_digest'));
alter table public.notification_settings drop constraint notification_settings_kind_check;
alter table public.notification_settings
    add constraint notification_settings_kind_check check (kind in ('approved', 'rejected', 'interest_ended', 'job_invited',
        'interest_received', 'promise_due', 'promise_broken', 'message_unseen', 'challenge_received', 'challenge_due',
        'challenge_reviewed', 'challenge_answered', 'interview_scored', 'dispute_decided', 'job_invitation_accepted',
        'note_mentioned', 'review_requested', 'job_shared', 'company_reviewed', 'team_changed', 'weekly_digest'));
