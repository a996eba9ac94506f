-- With a profile or a company go the addresses it once had.
-- Definer: no role writes private.old_slugs and private.slug_changes.
create function private.forget_slugs() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_kind text := case tg_table_name when 'profiles' then 'profile' else 'company' end;
begin
    delete from private.old_slugs o where o.owner_id = old.id and o.kind = v_kind;
    delete from private.slug_changes s where s.owner_id = old.id and s.kind = v_kind;
    return null;
end
$$;

create trigger forget_slugs after delete on public.profiles
    for each row execute function private.forget_slugs();
create trigger forget_slugs after delete on public.companies
    for each row execute function private.forget_slugs();
