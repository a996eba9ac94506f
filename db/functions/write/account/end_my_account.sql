-- Deletes the caller's account with everything personal. Whether they may, is asked by the command, which holds the rows.
create function private.end_my_account(p_now timestamptz) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return private.delete_person(auth.uid(), p_now, auth.uid());
end
$$;
