-- What an address would be to this owner: own (the present one), former (an old one of theirs, which can come back),
-- free, taken, reserved or invalid.
create function private.slug_state(p_kind text, p_owner_id uuid, p_slug text) returns text
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_owner uuid;
begin
    -- As in the column's check, but no shorter than three and without a double hyphen.
    if p_slug is null or p_slug !~ '^[a-z0-9](?:-?[a-z0-9]){2,59}$' or length(p_slug) > 60 then
        return 'invalid';
    end if;
    if p_slug = any (private.reserved_slugs()) then
        return 'reserved';
    end if;
    v_owner := private.slug_owner(p_kind, p_slug);
    return case
        when v_owner is null then 'free'
        when v_owner <> p_owner_id then 'taken'
        when exists (select from private.old_slugs o where o.kind = p_kind and o.slug = p_slug) then 'former'
        else 'own' end;
end
$$;
