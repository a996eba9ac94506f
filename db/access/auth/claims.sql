grant execute on function auth.uid(), auth.session_id(), auth.aal(), auth.jwt(), auth.role(), auth.email()
    to anon, authenticated, service_role, app_command, devproof_system, devproof_gate;
