-- Plans events about interests for each active address of the companies that chose them, due at p_due_at, and wakes what
-- sends them. An element of p_events is {"interaction_id", "event", "subject_id", "data"}: the subject is the interest itself
-- where none is given, and what is in data comes beside what every event says. Messages of a conversation that were not
-- sent yet are counted in one event. Nothing for companies that aren't approved, and nothing about people who are gone.
-- Definer: a candidate's act is told to a company, whose addresses are closed to everyone else.
create function private.plan_webhook_events(
    p_events jsonb, p_site_url text, p_now timestamptz, p_due_at timestamptz
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    perform queue.enqueue('deliver_webhooks', jsonb_build_object('endpoint_id', t.webhook_id), p_due_at)
    from private.put_webhook_events(p_events, p_site_url, p_now, p_due_at) t;
end
$$;
