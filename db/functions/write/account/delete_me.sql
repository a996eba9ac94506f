-- Deletes the caller's account with everything personal. Whether they may, is asked by the command, which holds the rows.
-- Definer: what is kept about a person is in tables of every schema.
create function private.delete_me(p_now timestamptz, out successor uuid, out closes_company boolean) returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query select d.successor, d.closes_company from private.delete_person(auth.uid(), p_now, auth.uid()) d;
end
$$;
