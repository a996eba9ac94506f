-- The audit log only grows.
create function private.refuse_audit_change() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    raise exception 'The audit log is append only.' using errcode = 'insufficient_privilege';
end
$$;

create trigger refuse_audit_change before update or delete or truncate on private.audit_log
    for each statement execute function private.refuse_audit_change();
