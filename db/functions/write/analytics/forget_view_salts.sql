-- Throws away the salts of days that are over. From then on no one can tell which visitors of such a day were one.
-- Definer: no role holds anything on view_salts.
create function private.forget_view_salts() returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from private.view_salts s where s.day < (now() at time zone 'UTC')::date;
end
$$;
