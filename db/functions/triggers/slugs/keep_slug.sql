-- Addresses of pages: one that was given up stays its owner's and leads to the new one. A page that no one could have
-- seen yet (onboarding) leaves none behind.
-- Definer: no role writes private.old_slugs and private.slug_changes.
create function private.keep_slug() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_kind text := case tg_table_name when 'profiles' then 'profile' else 'company' end;
    v_taken boolean;
begin
    if tg_op = 'INSERT' then
        v_taken := exists (
            select from private.old_slugs o where o.kind = v_kind and o.slug = new.slug and o.owner_id <> new.id);
    else
        if new.slug = old.slug then
            return new;
        end if;
        -- One statement for both: an address on its way from present to old is seen as one of them, never as free.
        select exists (select from private.old_slugs o where o.kind = v_kind and o.slug = new.slug and o.owner_id <> new.id)
            or case v_kind
                when 'profile' then exists (select from public.profiles p where p.slug = new.slug and p.id <> new.id)
                else exists (select from public.companies c where c.slug = new.slug and c.id <> new.id) end
        into v_taken;
    end if;
    if v_taken then
        raise exception 'the address is taken' using errcode = 'unique_violation';
    end if;
    if tg_op = 'UPDATE' then
        if v_kind = 'company' or not (to_jsonb(old) -> 'needs_onboarding')::boolean then
            insert into private.old_slugs (kind, slug, owner_id) values (v_kind, old.slug, new.id)
            on conflict (kind, slug) do nothing;
            insert into private.slug_changes (kind, owner_id) values (v_kind, new.id);
        end if;
        delete from private.old_slugs o where o.kind = v_kind and o.slug = new.slug;
    end if;
    return new;
end
$$;

create trigger keep_slug before insert or update of slug on public.profiles
    for each row execute function private.keep_slug();
create trigger keep_slug before insert or update of slug on public.companies
    for each row execute function private.keep_slug();
