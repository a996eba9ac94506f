-- Takes back events about interests that were not sent yet. Answers the interests of which an address was already told.
-- Definer: a candidate takes back what a company would be told.
create function private.cancel_webhook_events(p_interactions uuid[], p_events text[]) returns table (interaction_id uuid)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from public.webhook_deliveries d
    where d.subject_id = any (p_interactions) and d.event = any (p_events) and d.attempts = 0;
    return query
    select distinct d.subject_id from public.webhook_deliveries d
    where d.subject_id = any (p_interactions) and d.event = any (p_events);
end
$$;
