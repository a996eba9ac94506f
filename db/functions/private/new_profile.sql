-- Every account has a profile. The name a person gave at sign-up is copied once, as text and nothing more.
create function private.new_profile() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    insert into public.profiles (id, slug, full_name)
    values (
        new.id,
        'dev-' || replace(new.id::text, '-', ''),
        left(trim(coalesce(new.user_metadata ->> 'full_name', new.user_metadata ->> 'name', '')), 120))
    on conflict (id) do nothing;
    return null;
end
$$;

create trigger new_profile after insert on auth.users
    for each row execute function private.new_profile();
