-- A report as staff see it in the queue.
-- Definer: no role holds anything on reports, and people are hidden from one another.
create function private.report_line(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('id', r.id, 'state', r.state, 'reason', r.reason, 'words', r.words,
            'is_message', r.message_body is not null, 'message_body', r.message_body, 'outcome', r.outcome,
            'created_at', r.created_at, 'closed_at', r.closed_at,
            'reporter', case when s.id is not null then jsonb_build_object('id', s.id, 'full_name', s.full_name, 'role', s.role) end,
            'reported', jsonb_build_object('id', p.id, 'full_name', p.full_name, 'role', p.role),
            'company_name', (
                select k.name from public.conversations c join public.companies k on k.id = c.company_id
                where c.id = r.conversation_id),
            'reports_of_person', (select count(*) from private.reports o where o.reported_id = r.reported_id))
        from private.reports r
        join public.profiles p on p.id = r.reported_id
        left join public.profiles s on s.id = r.reporter_id
        where r.id = p_id);
end
$$;
