-- Jobs for staff, the newest first, before a place in that order; each is a line of admin_list_jobs. Words are an id or
-- beginnings of the title's words.
-- Definer: policies show staff no jobs of companies, and no role holds anything on reports.
create function private.staff_jobs(
    p_search text, p_id uuid, p_status text, p_is_reported boolean, p_is_taken_down boolean, p_company uuid,
    p_before timestamptz, p_before_id uuid, p_limit integer
) returns setof jsonb
    language plpgsql stable security definer
    set search_path = ''
    -- What is asked for decides which index is of use.
    set plan_cache_mode = force_custom_plan
as $$
declare
    v_words tsquery := private.word_beginnings(p_search);
begin
    return query
    select private.job_line(f.id) from (
        select j.id, j.created_at from public.job_openings j
        where (select private.is_staff())
          and (p_search is null or j.id = p_id or (p_id is null and to_tsvector('simple', j.title) @@ v_words))
          and (p_status is null or j.status = p_status)
          and (p_is_reported is not true or j.id in (
              select r.job_opening_id from private.job_reports r where r.state = 'open'))
          and (p_is_taken_down is not true or j.id in (select t.job_opening_id from private.job_takedowns t))
          and (p_company is null or j.company_id = p_company)
          and (p_before is null or (j.created_at, j.id) < (p_before, p_before_id))
        order by j.created_at desc, j.id desc limit p_limit) f
    order by f.created_at desc, f.id desc;
end
$$;
