-- A page of what was sent to one of the company's webhooks, the newest first, at most p_limit. The next page begins before
-- p_before. Events about people whose account isn't active are left out. For those who manage the company.
-- Definer: the table is closed to pages.
create function public.list_webhook_deliveries(
    p_webhook_id uuid, p_limit integer default 20, p_before bigint default null
) returns table (
    id uuid, sequence bigint, event text, state text, payload jsonb, due_at timestamptz, attempts integer,
    attempted_at timestamptz, duration_ms integer, status_code smallint, error text, created_at timestamptz
)
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid := private.my_webhook_company();
begin
    if v_company is null or not private.is_onboarded() then
        return;
    end if;
    return query
    select d.id, d.sequence, d.event, d.state, d.payload, d.due_at, d.attempts, d.attempted_at, d.duration_ms,
           d.status_code, d.error, d.created_at
    from public.webhook_deliveries d
    where d.endpoint_id = p_webhook_id and d.company_id = v_company and (p_before is null or d.sequence < p_before)
      and (d.profile_id is null or exists (select from public.profiles p where p.id = d.profile_id and p.is_active))
    order by d.sequence desc
    limit least(greatest(p_limit, 1), 100);
end
$$;
