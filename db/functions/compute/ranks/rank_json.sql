-- A rank as the pages show it: the highest reached by count.
create function private.rank_json(p_completed integer) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    return (
        select jsonb_build_object('name', r.name, 'color', r.color, 'position', r.position, 'effect', r.effect)
        from public.developer_ranks r
        where not r.is_special and r.min_challenges <= p_completed
        order by r.position desc limit 1);
end
$$;
