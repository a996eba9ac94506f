-- Companies' challenges: functions of the owner read and write these tables.
alter table private.company_plans enable row level security;
alter table private.invitation_usage enable row level security;
alter table private.challenge_answers enable row level security;
grant execute on function private.my_challenge_company(), private.my_reviewed_invitations() to authenticated, app_command;
grant execute on function
    private.can_review_invitation(uuid, uuid),
    private.challenge_receiver(uuid, uuid, uuid),
    private.company_limit(uuid, text),
    private.company_members(uuid),
    private.count_company_usage(text, uuid, date, integer),
    private.invitation_answer(uuid),
    private.invitation_quota(timestamptz),
    private.invitation_terms(uuid),
    private.link_answer(uuid, uuid),
    private.lock_employer_challenge(uuid),
    private.lock_invitation(uuid),
    private.sendable_challenge(uuid),
    private.upsert_challenge_answer(uuid, jsonb, timestamptz)
    to app_command;
-- Background work.
grant execute on function
    private.challenge_email(uuid),
    private.invitation_answer(uuid),
    private.link_answer(uuid, uuid)
    to service_role;
-- The change feed asks who could see a row.
grant execute on function private.audience_challenge_invitations(jsonb) to devproof_system;
