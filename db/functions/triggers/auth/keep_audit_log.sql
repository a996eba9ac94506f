-- The log of accounts only grows. Two things alone take something away: age (never under 90 days), and an account
-- that is gone: its entries may lose the network address, and nothing else of them changes.
create function auth.keep_audit_log() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    if tg_op = 'DELETE' and old.at < now() - interval '90 days' then
        return old;
    elsif tg_op = 'UPDATE' and new.ip is null
        and (new.id, new.at, new.action, new.user_id, new.session_id, new.detail)
            is not distinct from (old.id, old.at, old.action, old.user_id, old.session_id, old.detail)
        and not exists (select from auth.users u where u.id = old.user_id and u.deleted_at is null) then
        return new;
    end if;
    raise exception 'The audit log is append only.' using errcode = 'insufficient_privilege';
end
$$;

create trigger keep_audit_log before update or delete on auth.audit_log
    for each row execute function auth.keep_audit_log();
create trigger keep_audit_log_whole before truncate on auth.audit_log
    for each statement execute function auth.keep_audit_log();
