-- Job invitations: functions of the owner read and write the counters, and what both sides hold.
alter table private.job_invitation_usage enable row level security;
grant execute on function
    private.insert_invited_interaction(uuid, timestamptz),
    private.job_invitation_facts(uuid, uuid, timestamptz),
    private.job_invitation_quota(timestamptz),
    private.job_invitation_sender(uuid),
    private.lock_profile(uuid),
    private.my_job_invitations(timestamptz)
    to app_command;
grant execute on function private.expire_job_invitations(timestamptz, integer) to service_role;
-- The change feed asks who could see a row.
grant execute on function private.audience_job_invitations(jsonb) to devproof_system;
