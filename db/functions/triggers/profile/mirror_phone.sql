-- A profile says when its account's number was proved. No one else writes that.
-- Definer: the auth service, whose write fires it, holds nothing on profiles.
create function private.mirror_phone() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    update public.profiles
    set phone_verified_at = case when new.phone is not null then new.phone_confirmed_at end
    where id = new.id;
    return null;
end
$$;

create trigger mirror_phone after update of phone, phone_confirmed_at on auth.users
    for each row when (new.phone is distinct from old.phone or new.phone_confirmed_at is distinct from old.phone_confirmed_at)
    execute function private.mirror_phone();
create trigger mirror_phone_of_new after insert on auth.users
    for each row when (new.phone is not null and new.phone_confirmed_at is not null)
    execute function private.mirror_phone();
