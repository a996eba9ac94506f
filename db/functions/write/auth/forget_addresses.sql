-- Takes the network addresses out of the log's entries about an account that is gone. To be called in the transaction
-- that deletes it, afterwards; refused while the account is there.
-- Definer: no role may update the log.
create function auth.forget_addresses(p_user_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update auth.audit_log set ip = null where user_id = p_user_id and ip is not null;
end
$$;

revoke execute on function auth.forget_addresses(uuid) from public;
grant execute on function auth.forget_addresses(uuid) to devproof_system, app_command;
