-- What an address would be to this owner. One that is none of the last three is free.
-- Definer: policies hide most owners of addresses, and no role reads private.old_slugs.
create function private.slug_facts(
    p_kind text, p_owner_id uuid, p_slug text,
    out is_valid boolean, out is_reserved boolean,
    -- Someone else has it, or had it.
    out is_taken boolean,
    -- An old one of theirs, which can come back.
    out is_former boolean,
    out is_current boolean
)
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_owner uuid := private.slug_owner(p_kind, p_slug);
    v_is_old boolean := exists (select from private.old_slugs o where o.kind = p_kind and o.slug = p_slug);
begin
    -- As in the column's check, but no shorter than three and without a double hyphen.
    is_valid := coalesce(p_slug ~ '^[a-z0-9](?:-?[a-z0-9]){2,59}$' and length(p_slug) <= 60, false);
    is_reserved := coalesce(p_slug = any (private.reserved_slugs()), false);
    is_taken := coalesce(v_owner <> p_owner_id, false);
    is_former := coalesce(v_owner = p_owner_id and v_is_old, false);
    is_current := coalesce(v_owner = p_owner_id and not v_is_old, false);
end
$$;
