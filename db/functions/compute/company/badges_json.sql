-- A company's badges, in its order.
create function private.badges_json(p_company_id uuid) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select coalesce(jsonb_agg(jsonb_build_object('key', l.key, 'label', l.label, 'color', l.color) order by b.position), '[]')
        from public.company_badges b join public.badge_labels l on l.key = b.badge
        where b.company_id = p_company_id);
end
$$;
