-- What may be called about job invitations. The function checks its caller itself.
grant execute on function public.list_job_invitations(text, uuid, integer, timestamptz, uuid)
    to authenticated, app_command, service_role;
