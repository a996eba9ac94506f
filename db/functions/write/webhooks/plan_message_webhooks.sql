-- Plans that a company is told of one more message in a conversation, by private.plan_webhook_events: that there is one, and
-- nothing of what it says.
-- Definer: as there.
create function private.plan_message_webhooks(
    p_conversation_id uuid, p_site_url text, p_now timestamptz, p_due_at timestamptz
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform private.plan_webhook_events(
        jsonb_agg(jsonb_build_object('interaction_id', c.job_interaction_id, 'event', 'messages.received',
            'subject_id', c.id, 'data', jsonb_build_object('count', 1, 'conversation', jsonb_build_object('id', c.id,
                'url', p_site_url || '/dashboard/messages?conversation=' || c.id)))),
        p_site_url, p_now, p_due_at)
    from public.conversations c
    where c.id = p_conversation_id and c.job_interaction_id is not null
      -- Without it each message would look for what few companies have.
      and exists (select from public.webhook_endpoints w where w.company_id = c.company_id and w.state = 'active')
    having count(*) > 0;
end
$$;
