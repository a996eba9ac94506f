-- What may be called about webhooks. Each function checks its caller itself.
grant execute on function public.list_webhooks(), public.list_webhook_deliveries(uuid, integer, bigint)
    to authenticated, app_command, service_role;
