-- What may be called about companies' challenges. Each function checks its caller itself.
grant execute on function
    public.get_challenge_invitation(uuid),
    public.get_employer_challenge(uuid),
    public.list_challenge_invitations(uuid),
    public.list_employer_challenges(),
    public.list_my_invitations()
    to authenticated, app_command, service_role;
