-- Who could see a row of hidden_messages in the change feed; asked by the feed alone, which then asks the policies for those
-- who listen. Of a row that is gone it can't ask them: a deactivated person hears nothing.
-- Definer: the feed reads no profiles.
create function private.audience_hidden_messages(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(select p.id from public.profiles p where p.id = (p_row ->> 'profile_id')::uuid and p.is_active);
end
$$;
