-- Colleagues with whom a job is shared take part in its conversations. When the sharing ends they leave them, but for those
-- about candidates whom they approved themselves, of jobs that are theirs by now, and those without another member of the
-- company.
-- Definer: who takes part in a conversation is not writable for anyone.
create function private.follow_share() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    if tg_op = 'INSERT' then
        perform private.join_shared_conversations(new.shared_with);
        return null;
    end if;
    -- A share that goes with its job ends nothing: the conversations stay.
    if not exists (select from public.job_openings j where j.id = old.job_opening_id) then
        return null;
    end if;
    delete from public.conversation_participants a
    using public.conversations c
    where c.job_opening_id = old.job_opening_id and a.conversation_id = c.id and a.user_id = old.shared_with
      and not exists (
        select from public.job_interaction_decisions d
        where d.job_interaction_id = c.job_interaction_id and d.decided_by = old.shared_with)
      and not exists (
        select from public.job_openings j where j.id = c.job_opening_id and j.recruiter_profile_id = old.shared_with)
      and exists (
        select from public.conversation_participants o
        join public.profiles p on p.id = o.user_id and p.is_active
        where o.conversation_id = c.id and o.user_id <> old.shared_with and p.company_id = c.company_id);
    return null;
end
$$;

create trigger follow_share after insert or delete on public.job_sharing
    for each row execute function private.follow_share();
