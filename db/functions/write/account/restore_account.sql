-- Brings back an account that its owner put to rest. What staff closed, or banned meanwhile, stays closed: false. For
-- the auth service, which holds the account's row and checked the link.
-- Definer: the auth service writes no profiles.
create function private.restore_account(p_user_id uuid, p_now timestamptz) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    if not private.may_be_restored(p_user_id) then
        return false;
    end if;
    update public.profiles p set is_active = true where p.id = p_user_id;
    insert into auth.audit_log (at, action, user_id) values (p_now, 'user_restored', p_user_id);
    return true;
end
$$;
