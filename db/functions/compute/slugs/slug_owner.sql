-- Whose address this is or once was: the id of a profile or a company, or null. Says nothing about who may see it.
-- One statement for both, so that an address on its way from present to old is never seen as free.
-- Definer: policies hide most owners of addresses, and no role reads private.old_slugs.
create function private.slug_owner(p_kind text, p_slug text) returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if p_kind = 'profile' then
        return coalesce(
            (select p.id from public.profiles p where p.slug = p_slug),
            (select o.owner_id from private.old_slugs o where o.kind = 'profile' and o.slug = p_slug));
    elsif p_kind = 'company' then
        return coalesce(
            (select c.id from public.companies c where c.slug = p_slug),
            (select o.owner_id from private.old_slugs o where o.kind = 'company' and o.slug = p_slug));
    end if;
    raise exception 'no slugs for %', p_kind;
end
$$;
