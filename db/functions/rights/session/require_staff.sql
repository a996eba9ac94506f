-- Ends the statement unless the caller is staff with a second factor in this session (see is_staff) and gave a reason.
-- Definer: no role of a caller reads auth.sessions.
create function private.require_staff(p_reason text) returns void
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not exists (select from public.profiles p where p.id = auth.uid() and p.is_internal_admin)
        or not private.caller_active() then
        raise exception 'not_staff' using errcode = 'PT403';
    elsif not private.is_staff() then
        raise exception 'aal2_required' using errcode = 'PT403';
    elsif length(trim(coalesce(p_reason, ''))) = 0 or length(trim(p_reason)) > 2000 then
        raise exception 'reason_required' using errcode = 'PT422';
    end if;
end
$$;
