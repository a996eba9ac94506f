-- Erases a person from the outbox and the queue: emails to them are deleted, emails to others lose the name. Only emails
-- to people who dealt with them are searched, so that emails about a namesake stay as they are.
-- Emails break what looks like an address with a zero-width non-joiner (crates/mail/src/quoted.rs), also in a name.
-- Definer: no role of a command reads the outbox.
create function private.erase_from_outbox(p_user_id uuid, p_addresses text[], p_name text) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_name text := regexp_replace(nullif(trim(p_name), ''),
        '(?<=[[:alnum:]])[.](?=[[:alpha:]])|(?<=\S)@(?=\S)|(?<=[[:alpha:]]):(?=\S)', U&'\200C' || '\&', 'g');
    v_html text := replace(replace(replace(replace(v_name, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), '"', '&quot;');
begin
    delete from queue.outbox o where o.to_address = any (p_addresses);
    delete from queue.tasks t
    where position(p_user_id::text in t.payload::text || coalesce(t.dedupe, '')) > 0
       or exists (select from unnest(p_addresses) a where position(a in t.payload::text) > 0);
    if v_name is null then
        return;
    end if;
    update queue.outbox o
    set subject = replace(o.subject, v_name, 'Deleted user'), body_text = replace(o.body_text, v_name, 'Deleted user'),
        body_html = replace(o.body_html, v_html, 'Deleted user')
    where (position(v_name in o.subject) > 0 or position(v_name in o.body_text) > 0)
      and o.to_address in (
        select u.email from auth.users u
        where u.id in (
            -- The team, and those they invited.
            select t.id from public.profiles t join public.profiles me on me.id = p_user_id and me.company_id = t.company_id
            -- Those they talk with.
            union
            select theirs.user_id from public.conversation_participants mine
            join public.conversation_participants theirs on theirs.conversation_id = mine.conversation_id
            where mine.user_id = p_user_id
            -- The members of companies whose jobs they were interested in.
            union
            select m.id from public.job_interactions i
            join public.job_openings j on j.id = i.job_opening_id
            join public.profiles m on m.company_id = j.company_id
            where i.profile_id = p_user_id
            -- Candidates of the jobs of their company.
            union
            select i.profile_id from public.profiles me
            join public.job_openings j on j.company_id = me.company_id
            join public.job_interactions i on i.job_opening_id = j.id and i.status = 'interested'
            where me.id = p_user_id)
        union
        select v.email from public.team_invitations v where v.invited_by = p_user_id);
end
$$;
