-- The challenges that companies sent to the caller, those that wait for them first.
-- Definer: a candidate reads neither versions of a company's challenge nor members' profiles.
create function public.list_my_invitations() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(private.invitation_line(i.invitation)
            order by i.is_open desc, (i.invitation).sent_at desc), '[]')
        from (
            select x as invitation, x.status in ('sent', 'opened', 'started') as is_open
            from public.challenge_invitations x
            where x.candidate_profile_id = auth.uid()
            order by 2 desc, x.sent_at desc
            limit 200) i);
end
$$;
