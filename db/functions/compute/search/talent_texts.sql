-- The longer texts of those of these people whom the caller may find: what search shows a part of.
-- Definer: what people write of themselves is read by others through functions alone; talent_profiles is the rule.
create function private.talent_texts(p_ids uuid[]) returns table (id uuid, text text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
    select p.id, left(concat_ws(E'\n', p.about, (
        select string_agg(concat_ws(', ', e.title, e.company_name, e.summary), '. ' order by e.started_on desc)
        from public.experiences e where e.profile_id = p.id)), 6000)
    from public.talent_profiles t
    join public.profiles p on p.id = t.id
    where t.id = any (p_ids);
end
$$;
