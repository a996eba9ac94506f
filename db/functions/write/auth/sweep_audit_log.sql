-- Deletes entries from before a time; how many. The trigger keeps what is younger than 90 days in any case.
-- Definer: no role may delete from the log.
create function auth.sweep_audit_log(p_before timestamptz) returns bigint
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_count bigint;
begin
    delete from auth.audit_log where at < least(p_before, now() - interval '90 days');
    get diagnostics v_count = row_count;
    return v_count;
end
$$;

revoke execute on function auth.sweep_audit_log(timestamptz) from public;
grant execute on function auth.sweep_audit_log(timestamptz) to devproof_system;
