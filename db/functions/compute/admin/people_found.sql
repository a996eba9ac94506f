-- Whom words mean: the id, the beginning of an email address or of a profile's address, or beginnings of the words of a
-- name. 1,000 people at most, so that a common name costs no more.
-- Definer: no role of a command reads auth.users.
create function private.people_found(p_search text, p_id uuid) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
    -- The beginning has to be known for an index to be of use.
    set plan_cache_mode = force_custom_plan
as $$
declare
    v_beginning text := replace(replace(replace(lower(p_search), '\', '\\'), '%', '\%'), '_', '\_') || '%';
    v_words tsquery := private.word_beginnings(p_search);
begin
    if not private.is_staff() then
        return '{}';
    end if;
    return coalesce((
        select array_agg(f.id) from (
            select p_id as id where p_id is not null
            union
            (select u.id from auth.users u where u.email like v_beginning limit 200)
            union
            (select p.id from public.profiles p where p.slug like v_beginning limit 200)
            union
            (select p.id from public.profiles p where to_tsvector('simple', p.full_name) @@ v_words limit 600)) f), '{}');
end
$$;
