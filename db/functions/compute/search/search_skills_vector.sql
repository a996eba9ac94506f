-- Known skills as §ID at the weight of skills, so that every spelling of a skill finds it.
create function private.search_skills_vector(p_skill_ids integer[]) returns tsvector
    language plpgsql immutable parallel safe
    set search_path = ''
as $$
begin
    return coalesce((
        select string_agg(distinct format('''§%s'':1B', s), ' ') from unnest(p_skill_ids) s where s is not null), '')::tsvector;
end
$$;
