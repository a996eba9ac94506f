-- A job as staff see it in their list.
-- Definer: no role holds anything on reports and takedowns, and policies show staff no jobs of companies.
create function private.job_line(p_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('id', j.id, 'title', j.title, 'status', j.status, 'is_listed', j.is_listed,
            'company', jsonb_build_object('id', c.id, 'name', c.name), 'created_at', j.created_at,
            'published_at', j.published_at,
            'open_reports', (
                select count(*) from private.job_reports r where r.job_opening_id = j.id and r.state = 'open'),
            'is_taken_down', private.is_taken_down(j.id),
            'cursor', to_char(j.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') || ' ' || j.id)
        from public.job_openings j
        join public.companies c on c.id = j.company_id
        where j.id = p_id);
end
$$;
