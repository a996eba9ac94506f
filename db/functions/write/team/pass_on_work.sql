-- Hands a member's jobs and conversations of the company to another member, and voids the invitations that the member
-- gave. Returns how many jobs changed hands.
-- Definer: it moves rows of two members, neither of which may be the caller.
create function private.pass_on_work(p_from uuid, p_to uuid) returns integer
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_company uuid := (select p.company_id from public.profiles p where p.id = p_to);
    v_jobs integer;
begin
    update public.job_openings j set recruiter_profile_id = p_to
    where j.recruiter_profile_id = p_from and j.company_id = v_company;
    get diagnostics v_jobs = row_count;
    -- The new owner needs no share of what is now theirs.
    delete from public.job_sharing s
    using public.job_openings j
    where j.id = s.job_opening_id and j.recruiter_profile_id = p_to and s.shared_with = p_to;
    -- Where they were the only one of the company who answers, the other takes part from now on, with all read: what was
    -- said before is not news to the company.
    insert into public.conversation_participants (conversation_id, user_id, last_read_at, last_read_sequence)
    select c.id, p_to, mine.last_read_at, mine.last_read_sequence
    from public.conversation_participants mine
    join public.conversations c on c.id = mine.conversation_id and c.company_id = v_company
    where mine.user_id = p_from and not exists (
        select from public.conversation_participants o
        join public.profiles p on p.id = o.user_id and p.company_id = v_company and p.is_active
        where o.conversation_id = c.id and o.user_id <> p_from)
    on conflict (conversation_id, user_id) do nothing;
    delete from public.conversation_participants mine
    using public.conversations c
    where c.id = mine.conversation_id and c.company_id = v_company and mine.user_id = p_from;
    update public.team_invitations i set revoked_at = now()
    where i.invited_by = p_from and i.company_id = v_company and i.accepted_at is null and i.revoked_at is null;
    return v_jobs;
end
$$;
