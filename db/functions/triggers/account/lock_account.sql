-- Deactivating a profile ends its sessions and keeps the account from signing in; reactivating lets it in again.
-- Definer: anyone who changes a profile has no right on auth.users and auth.sessions.
create function private.lock_account() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    if new.is_active then
        update auth.users u set banned_until = null, deactivated_at = null where u.id = new.id;
        delete from auth.restore_links l where l.user_id = new.id;
    else
        -- A date that every client can read, which "infinity" is not.
        update auth.users u set banned_until = now() + interval '100 years' where u.id = new.id;
        delete from auth.sessions s where s.user_id = new.id;
    end if;
    return null;
end
$$;

create trigger lock_account after update of is_active on public.profiles
    for each row when (old.is_active <> new.is_active)
    execute function private.lock_account();
