-- Listed jobs whose words, or whose company's name, a search names: the ids.
-- Definer: the operators of text search reach no index under row level security; nothing but listed jobs of approved
-- companies is found.
create function private.found_jobs(p_text text) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select j.id from public.job_openings j
        where j.is_listed
          and to_tsvector('simple', j.title || ' ' || left(j.description, 4000))
              @@ websearch_to_tsquery('simple', left(p_text, 200))
        union
        select j.id from public.companies c
        join public.job_openings j on j.company_id = c.id and j.is_listed
        where c.approval_status = 'approved'
          and to_tsvector('simple', c.name) @@ websearch_to_tsquery('simple', left(p_text, 200)));
end
$$;
