-- Skills whose name or any spelling begins with the query; exact ones first.
-- Definer: under row level security no index finds spellings by how they begin.
create function public.search_skills(p_query text, p_limit integer default 10) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_query text := lower(regexp_replace(trim(coalesce(p_query, '')), '\s+', ' ', 'g'));
begin
    if v_query = '' or length(v_query) > 60 or (auth.uid() is not null and not private.is_session_active()) then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'slug', s.slug, 'name', s.name, 'category', s.category)
            order by s.exact desc, length(s.name), s.name), '[]')
        from (
            select k.id, k.slug, k.name, k.category, bool_or(a.alias = v_query) as exact
            from public.skill_aliases a
            join public.skills k on k.id = a.skill_id
            where starts_with(a.alias, v_query) and not k.retired
            group by k.id
            order by bool_or(a.alias = v_query) desc, length(k.name), k.name
            limit least(greatest(p_limit, 1), 50)) s);
end
$$;
