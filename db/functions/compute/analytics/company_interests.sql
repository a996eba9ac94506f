-- The interests that were expressed in a company's jobs in a time, and what became of each. All days are UTC days.
-- Definer: it counts candidates whom its reader may not see one by one.
create function private.company_interests(p_company_id uuid, p_from date, p_before date)
    returns table (job_opening_id uuid, day date, decision text, has_conversation boolean)
    language sql stable security definer
    set search_path = ''
as $$
    select i.job_opening_id, (i.created_at at time zone 'UTC')::date, i.decision,
        i.decision = 'approved' and exists (
            select from public.conversations c join public.messages m on m.conversation_id = c.id
            where c.job_interaction_id = i.id and m.kind <> 'system')
    from public.job_openings j
    join public.job_interactions i on i.job_opening_id = j.id and i.status = 'interested'
        and i.created_at >= p_from::timestamp at time zone 'UTC' and i.created_at < p_before::timestamp at time zone 'UTC'
    where j.company_id = p_company_id
$$;
