-- The highest rank reached by that many completed challenges, as its position; special ranks are never reached.
create function private.rank_position(p_completed integer) returns smallint
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select max(r.position) from public.developer_ranks r
        where not r.is_special and r.min_challenges <= p_completed);
end
$$;
