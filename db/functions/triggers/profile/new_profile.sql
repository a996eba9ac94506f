-- Every account of someone has a profile. The name a person gave at sign-up is copied once, as text and nothing more,
-- and left out where it cannot be a name.
-- Who is anonymous has none, and so no right but to sign in: the profile comes with the address. Nor has what is left of
-- a deleted account.
-- Definer: the auth service, whose write fires it, holds nothing on profiles.
create function private.new_profile() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_name text := left(trim(coalesce(new.user_metadata ->> 'full_name', new.user_metadata ->> 'name', '')), 120);
begin
    insert into public.profiles (id, slug, full_name)
    values (
        new.id,
        'dev-' || replace(new.id::text, '-', ''),
        case when private.name_problem(v_name) is null then v_name else '' end)
    on conflict (id) do nothing;
    return null;
end
$$;

create trigger new_profile after insert on auth.users
    for each row when (not new.is_anonymous and new.deleted_at is null) execute function private.new_profile();
create trigger new_profile_of_anonymous after update of is_anonymous on auth.users
    for each row when (old.is_anonymous and not new.is_anonymous) execute function private.new_profile();
