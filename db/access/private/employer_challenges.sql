-- Companies' challenges: functions of the owner read and write these tables.
alter table private.company_plans enable row level security;
alter table private.invitation_usage enable row level security;
alter table private.challenge_answers enable row level security;
grant execute on function private.my_challenge_company() to authenticated, app_command;
grant execute on function
    private.challenge_receiver(uuid, uuid, uuid),
    private.invitation_answer(uuid),
    private.invitation_budget(timestamptz),
    private.invitation_terms(uuid),
    private.judge_answer(uuid, timestamptz),
    private.keep_answer(uuid, jsonb, timestamptz),
    private.lock_employer_challenge(uuid),
    private.lock_invitation(uuid),
    private.sendable_challenge(uuid),
    private.take_invitation(timestamptz)
    to app_command;
-- Background work.
grant execute on function
    private.challenge_letter(uuid),
    private.end_invitations(timestamptz, integer)
    to service_role;
-- The change feed asks who could see a row.
grant execute on function private.audience_challenge_invitations(jsonb) to devproof_system;
