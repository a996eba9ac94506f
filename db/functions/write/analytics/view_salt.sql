-- Today's salt for the hashes of visitors; the first who asks on a day makes it and throws the older ones away.
create function private.view_salt() returns bytea
    language plpgsql volatile
    set search_path = ''
as $$
declare
    v_today date := (now() at time zone 'UTC')::date;
    v_salt bytea;
begin
    select s.salt into v_salt from private.view_salts s where s.day = v_today;
    if not found then
        insert into private.view_salts (day, salt)
        values (v_today, sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())))
        on conflict (day) do nothing;
        select s.salt into v_salt from private.view_salts s where s.day = v_today;
        perform private.forget_view_salts();
    end if;
    return v_salt;
end
$$;
