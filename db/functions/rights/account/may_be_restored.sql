-- Whether an account rests because its owner wanted it, and for no other reason. A ban by staff or by the operator says
-- another time than the trigger that locks a resting account.
-- Definer: no role of a command reads auth.users.
create function private.may_be_restored(p_user_id uuid) returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return exists (
        select from auth.users u join public.profiles p on p.id = u.id and not p.is_active
        where u.id = p_user_id and u.deactivated_at is not null and u.deleted_at is null
          and u.banned_until > now() + interval '50 years');
end
$$;
