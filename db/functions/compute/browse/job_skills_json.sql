-- The skills that a job asks for, the required ones first. How the reader has them is added in Rust.
create function private.job_skills_json(p_job_opening_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select coalesce(jsonb_agg(jsonb_build_object('skill_id', k.id, 'slug', k.slug, 'name', k.name,
            'importance', x.importance, 'min_years', x.min_years, 'matched', null)
            order by x.importance, x.position, k.name), '[]')
        from public.job_skills x join public.skills k on k.id = x.skill_id
        where x.job_opening_id = p_job_opening_id);
end
$$;
