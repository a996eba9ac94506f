grant execute on function public.get_address(text, text) to authenticated, app_command, service_role;
