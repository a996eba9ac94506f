-- Before a picture is named in a column (first argument: the column): it has to be there. That it lies in the owner's
-- own folder is a check of the table. Reading it for share keeps a sweep away until the row is written.
-- Definer: the schema storage is closed to those whose write fires it.
create function private.keep_image() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_address text := to_jsonb(new) ->> tg_argv[0];
    v_place text[];
begin
    if v_address is null or (tg_op = 'UPDATE' and v_address is not distinct from to_jsonb(old) ->> tg_argv[0]) then
        return new;
    end if;
    v_place := regexp_match(v_address, '^/storage/v1/object/public/([a-z]+)/(.+)$');
    perform from storage.objects o where o.bucket_id = v_place[1] and o.name = v_place[2] for key share;
    if not found then
        raise exception 'Picture not found. Upload it first.'
            using errcode = 'check_violation', column = tg_argv[0];
    end if;
    return new;
end
$$;

create trigger keep_image before insert or update of avatar_url on public.profiles
    for each row execute function private.keep_image('avatar_url');
create trigger keep_image before insert or update of logo_url on public.companies
    for each row execute function private.keep_image('logo_url');
create trigger keep_image before insert or update of image_url on public.featured_projects
    for each row execute function private.keep_image('image_url');
