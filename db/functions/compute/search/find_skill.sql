-- The skill that a spelling means, or null. Whole words only: "Java" never finds "JavaScript".
create function private.find_skill(p_name text) returns integer
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select a.skill_id from public.skill_aliases a
        where a.alias = lower(regexp_replace(trim(p_name), '\s+', ' ', 'g')));
end
$$;
