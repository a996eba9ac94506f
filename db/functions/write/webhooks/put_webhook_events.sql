-- Writes the rows of private.plan_webhook_events; the addresses that have one.
-- Definer: as there.
create function private.put_webhook_events(
    p_events jsonb, p_site_url text, p_now timestamptz, p_due_at timestamptz
) returns table (webhook_id uuid)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
    with told as (
        insert into public.webhook_deliveries as d (endpoint_id, company_id, event, subject_id, profile_id, payload, due_at)
        select w.id, w.company_id, e.event, coalesce(e.subject_id, i.id), p.id,
               jsonb_build_object('version', 1, 'type', e.event,
                   'timestamp', to_char(p_now at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
                   'data', jsonb_build_object(
                       'interaction_id', i.id,
                       'job', jsonb_build_object('id', j.id, 'title', j.title, 'url', p_site_url || '/job/' || j.id),
                       'candidate', jsonb_build_object('id', p.id, 'name', p.full_name,
                           'url', p_site_url || '/dashboard/interested-candidates?candidate=' || i.id),
                       'match_score', i.match_score,
                       'stage', (
                           select jsonb_build_object('id', k.id, 'name', k.name, 'kind', k.kind)
                           from public.job_interaction_stages s join public.candidate_stages k on k.id = s.stage_id
                           where s.job_interaction_id = i.id)) || coalesce(e.data, '{}')),
               p_due_at
        from jsonb_to_recordset(p_events) e (interaction_id uuid, event text, subject_id uuid, data jsonb)
        join public.job_interactions i on i.id = e.interaction_id
        join public.job_openings j on j.id = i.job_opening_id
        join public.companies c on c.id = j.company_id and c.approval_status = 'approved'
        join public.profiles p on p.id = i.profile_id and p.is_active
        join public.webhook_endpoints w on w.company_id = c.id and w.state = 'active' and e.event = any (w.events)
        on conflict (endpoint_id, subject_id) where event = 'messages.received' and attempts = 0
            do update set payload = jsonb_set(d.payload, '{data,count}', to_jsonb((d.payload #>> '{data,count}')::integer + 1))
        returning d.endpoint_id
    )
    select distinct t.endpoint_id from told t;
end
$$;
