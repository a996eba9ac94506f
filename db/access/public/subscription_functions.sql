-- What may be called about subscriptions. Each function checks its caller itself; the seats that are left, everyone may know.
grant execute on function public.get_subscription(), public.get_checkout(uuid) to authenticated, app_command, service_role;
grant execute on function public.get_founding_seats() to anon, authenticated, app_command, service_role;
