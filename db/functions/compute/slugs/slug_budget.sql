-- Changes of an address that are left, and when the next one is possible if none is.
-- Definer: no role reads private.slug_changes.
create function private.slug_budget(p_kind text, p_owner_id uuid)
    returns table (changes_left integer, next_change_at timestamptz)
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_limit integer := private.slug_limit();
    v_times timestamptz[] := array(
        select s.created_at from private.slug_changes s
        where s.owner_id = p_owner_id and s.kind = p_kind and s.created_at > now() - interval '30 days'
        order by s.created_at desc limit v_limit);
begin
    return query select
        v_limit - cardinality(v_times),
        case when cardinality(v_times) = v_limit then v_times[v_limit] + interval '30 days' end;
end
$$;
