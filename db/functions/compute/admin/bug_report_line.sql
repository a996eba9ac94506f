-- A bug report as staff see it in the queue.
-- Definer: bug reports and people are hidden from one another.
create function private.bug_report_line(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('id', r.id, 'state', r.state, 'words', r.words, 'has_screenshot', r.screenshot_path is not null,
            'answer', r.answer, 'answered_at', r.answered_at, 'created_at', r.created_at,
            'reporter', jsonb_build_object('id', p.id, 'full_name', p.full_name, 'role', p.role))
        from public.bug_reports r
        join public.profiles p on p.id = r.reporter_id
        where r.id = p_id);
end
$$;
