-- A company's webhooks with the last attempt of each, the oldest first, and how many the plan allows (null is no limit). For
-- those who manage the company; null for everyone else.
-- Definer: the tables are closed to pages.
create function public.list_webhooks() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_webhook_company();
begin
    if v_company is null or not private.is_onboarded() then
        return null;
    end if;
    return jsonb_build_object(
        'limit', private.company_limit(v_company, 'webhooks'),
        'webhooks', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'id', w.id, 'url', w.url, 'description', w.description, 'events', to_jsonb(w.events), 'state', w.state,
                'created_at', w.created_at, 'rests_until', w.rests_until,
                'previous_secret_until', case when w.previous_secret_until > now() then w.previous_secret_until end,
                'last', (
                    select jsonb_build_object('event', d.event, 'state', d.state, 'attempts', d.attempts,
                        'attempted_at', d.attempted_at, 'duration_ms', d.duration_ms, 'status_code', d.status_code,
                        'error', d.error)
                    from public.webhook_deliveries d
                    where d.endpoint_id = w.id and d.attempted_at is not null
                    order by d.sequence desc limit 1)) order by w.created_at, w.id), '[]')
            from public.webhook_endpoints w where w.company_id = v_company));
end
$$;
