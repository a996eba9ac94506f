-- The end of an account: everything personal goes in this transaction. What stays is what belongs to others too, without
-- who it was: messages ("deleted user"), a company's decisions, its jobs. Whoever calls this decides whether it may be
-- done, and lets the storage service delete the orphaned objects afterwards. No row: there is no such account.
--
-- Of a company's only admin the successor becomes the admin; a company without anyone else closes.
-- Definer: what is kept about a person is in tables of every schema.
create function private.delete_person(
    p_user_id uuid, p_now timestamptz, p_by uuid default null,
    -- Who works on for the company; and whether it closed, because there is no one.
    out successor uuid, out closes_company boolean
) returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_user auth.users;
    v_profile public.profiles;
    v_addresses text[];
    v_jobs integer;
begin
    -- The order of locks everywhere: the account, the profile, the company.
    select * into v_user from auth.users u where u.id = p_user_id for update;
    if not found then
        return;
    end if;
    select * into v_profile from public.profiles p where p.id = p_user_id for update;
    v_addresses := array_remove(array[v_user.email, v_user.email_change, v_user.phone, v_user.phone_change], null)
        || array(
            select distinct lower(i.identity_data ->> 'email') from auth.identities i
            where i.user_id = p_user_id and i.identity_data ->> 'email' is not null)
        || array(select f.phone from auth.mfa_factors f where f.user_id = p_user_id and f.phone is not null)
        || array(select t.sent_to from auth.one_time_tokens t where t.user_id = p_user_id);

    perform private.erase_from_outbox(p_user_id, v_addresses, v_profile.full_name);
    if v_profile.company_id is not null then
        perform private.lock_company(v_profile.company_id);
        successor := private.successor_of(p_user_id);
        closes_company := successor is null;
        if closes_company then
            perform private.close_company(v_profile.company_id);
        else
            perform private.make_admin(successor, p_user_id);
            v_jobs := private.pass_on_work(p_user_id, successor);
            perform queue.enqueue('mail_work_passed_on',
                jsonb_build_object('member', successor, 'jobs', v_jobs), null, gen_random_uuid()::text);
        end if;
    end if;
    -- No one reads on the other side any more.
    update public.conversations c set ended_at = coalesce(c.ended_at, p_now)
    where c.seeker_profile_id = p_user_id;
    -- A place that they named may be their home. Interviews that are ahead of the candidate don't take place.
    update public.scheduled_interviews i set place = null where i.proposed_by = p_user_id;
    update public.scheduled_interviews i
    set status = 'cancelled', cancelled_at = p_now, revision = i.revision + 1
    from public.conversations c
    where c.id = i.conversation_id and c.seeker_profile_id = p_user_id
      and (i.status = 'proposed' or (i.status = 'accepted' and i.starts_at > p_now));
    update public.job_sharing s set note = null where s.shared_by = p_user_id;
    update private.reports r set words = null where r.reporter_id = p_user_id;
    update private.job_reports r set words = null where r.reporter_id = p_user_id;
    delete from public.team_invitations i where i.accepted_by = p_user_id or i.email = any (v_addresses);
    perform private.forget_files(p_user_id);
    perform private.forget_limits(p_user_id, v_addresses);
    insert into auth.audit_log (at, action, user_id, detail)
    values (p_now, 'user_deleted', p_user_id, case
        when p_by is distinct from p_user_id then jsonb_strip_nulls(jsonb_build_object('by', coalesce(p_by::text, 'operator')))
        else '{}' end);
    -- Everything that hangs on the account goes with it.
    delete from auth.users u where u.id = p_user_id;
    -- The log keeps what happened to which id, not from where.
    perform auth.forget_addresses(p_user_id);
    return next;
end
$$;
