-- Makes an interest, approved by the member who sent it, of the caller's open invitation, and ends the invitation. The
-- interest that the caller has meanwhile expressed, withdrawn or passed becomes the approved one. Its id; null when the
-- invitation is no longer open, or the company has decided on the interest.
-- Definer: a person may neither approve an interest nor read who decided.
create function private.insert_invited_interaction(p_invitation_id uuid, p_now timestamptz) returns uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_invitation public.job_invitations;
    v_interaction uuid;
begin
    update public.job_invitations i set status = 'accepted', ended_at = p_now
    where i.id = p_invitation_id and i.profile_id = auth.uid() and i.status = 'open'
    returning * into v_invitation;
    if not found then
        return null;
    end if;
    insert into public.job_interactions as x (job_opening_id, profile_id, status, source, quota, decision, decided_at)
    values (v_invitation.job_opening_id, v_invitation.profile_id, 'interested', 'invitation', null, 'approved', p_now)
    on conflict (job_opening_id, profile_id) do update
    set status = 'interested', decision = 'approved', decided_at = p_now,
        source = case when x.status = 'interested' then x.source else 'invitation' end
    where x.decision is null or x.decision = 'withdrawn'
    returning x.id into v_interaction;
    if v_interaction is null then
        return null;
    end if;
    delete from public.job_interaction_passes p where p.job_interaction_id = v_interaction;
    insert into public.job_interaction_decisions as d (job_interaction_id, decided_by)
    values (v_interaction, v_invitation.sent_by)
    on conflict (job_interaction_id) do update set decided_by = v_invitation.sent_by;
    update public.job_invitations i set job_interaction_id = v_interaction where i.id = p_invitation_id;
    return v_interaction;
end
$$;
