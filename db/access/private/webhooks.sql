-- Webhooks: a candidate's act is told to a company, so functions of the owner write what is sent.
grant execute on function
    private.plan_webhook_events(jsonb, text, timestamptz, timestamptz),
    private.plan_message_webhooks(uuid, text, timestamptz, timestamptz),
    private.cancel_webhook_events(uuid[], text[])
    to app_command;
grant execute on function private.company_managers(uuid) to service_role;
