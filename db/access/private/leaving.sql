-- Leaving and joining. Copies of data: functions of the owner read and write them.
alter table private.data_exports enable row level security;
grant execute on function
    private.delete_me(timestamptz),
    private.hold_team_invitation(bytea, timestamptz),
    private.hold_member(uuid),
    private.join_company(uuid, uuid, text, text, text),
    private.lock_my_account(),
    private.make_admin(uuid, uuid),
    private.my_last_export(),
    private.mark_invitation_accepted(uuid, uuid, timestamptz),
    private.permissions_of(uuid),
    private.my_session_proof(),
    private.remove_from_team(uuid, uuid),
    private.replace_my_export(uuid, timestamptz),
    private.rest_my_account(boolean, timestamptz),
    private.revoke_team_invitation(uuid, uuid, timestamptz),
    private.write_permissions(uuid, text[]),
    private.write_team_invitation(uuid, uuid, text, text[], uuid, bytea, timestamptz, timestamptz),
    private.team_address(uuid),
    private.team_invitation_counts(uuid, text, timestamptz),
    private.team_successor(uuid)
    to app_command;
grant execute on function private.my_exports() to authenticated, app_command;
-- Background work.
grant execute on function
    private.address_of(uuid),
    private.export_part(uuid, text),
    private.export_parts(),
    private.export_person(uuid),
    private.finish_export(uuid, uuid, bigint, text, timestamptz, timestamptz),
    private.record_export_progress(uuid, text, integer, integer),
    private.passed_on_work_email(uuid)
    to service_role;
-- The auth service: a person comes back by a mailed link, or the operator deletes an account.
grant execute on function
    private.delete_person(uuid, timestamptz, uuid),
    private.may_be_restored(uuid),
    private.restore_account(uuid, timestamptz)
    to devproof_system;
