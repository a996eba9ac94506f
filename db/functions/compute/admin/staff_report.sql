-- One report for staff, with the messages around what was reported: ten before and ten after a message, and of a person
-- the last thirty before the report. Staff read a conversation for no other reason. No row: there is no such report.
-- Definer: no role holds anything on reports, and messages are their participants' alone.
create function private.staff_report(p_id uuid) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select private.report_line(r.id) || jsonb_build_object('messages', (
        select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'sender_id', m.sender_id,
            'sender_name', coalesce(s.full_name, 'Deleted account'), 'sequence', m.sequence,
            'body', case when m.deleted_at is null then m.body else '' end, 'is_deleted', m.deleted_at is not null,
            'file_names', (
                select coalesce(jsonb_agg(f ->> 'file_name'), '[]') from jsonb_array_elements(m.attachments) f),
            'is_reported', m.id is not distinct from r.message_id and r.message_id is not null,
            'created_at', m.created_at) order by m.sequence), '[]')
        from (
            select x.* from public.messages x
            where x.conversation_id = r.conversation_id and (
                x.sequence between t.sequence - 10 and t.sequence + 10
                or (t.sequence is null and x.created_at <= r.created_at))
            order by x.sequence desc limit 30) m
        left join public.profiles s on s.id = m.sender_id))
    from private.reports r
    left join public.messages t on t.id = r.message_id
    where r.id = p_id and private.is_staff();
end
$$;
