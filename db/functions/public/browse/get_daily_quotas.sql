-- What a seeker has left today.
-- Definer: no role holds anything on interaction_bonuses.
create function public.get_daily_quotas() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() or not exists (
        select from public.profiles p where p.id = auth.uid() and p.role = 'job_seeker') then
        return null;
    end if;
    return private.daily_quotas();
end
$$;
