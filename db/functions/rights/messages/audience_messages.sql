-- Who could see a row of messages in the change feed; asked by the feed alone, which then asks the policies for those who
-- listen. A deletion is sent to all of these, so no one is named who could not read the row.
-- Definer: the change feed's role holds nothing on the tables of the product.
create function private.audience_messages(p_row jsonb) returns uuid[]
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return array(
        select c.user_id from public.conversation_participants c
        join public.profiles p on p.id = c.user_id and p.is_active
        where c.conversation_id = (p_row ->> 'conversation_id')::uuid
          and (p.role = 'job_seeker' or p.company_role = 'admin' or exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = 'message_candidates')));
end
$$;
