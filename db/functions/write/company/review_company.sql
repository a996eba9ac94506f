-- Writes a decision on a company: its status, the reason its members read, the mail to its admins, the audit log. The
-- status that it had before; null, and nothing written, when there is no such company or it has the status already.
-- Definer: the approval of a company, its reviews and the log are written by staff alone, who are no role of the database.
create function private.review_company(
    p_company_id uuid, p_status text, p_reason text, p_actor uuid, p_actor_label text
) returns text
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_old text;
    v_review uuid;
begin
    select c.approval_status into v_old from public.companies c where c.id = p_company_id for no key update;
    if v_old is null or v_old = p_status then
        return null;
    end if;
    update public.companies c set approval_status = p_status where c.id = p_company_id;
    insert into public.company_reviews (company_id, status, reason, decided_by)
    values (p_company_id, p_status, trim(p_reason), p_actor)
    returning id into v_review;
    -- Going back to the queue is no news.
    if p_status <> 'pending' then
        perform queue.enqueue('mail_company_reviewed', jsonb_build_object('review', v_review), null, v_review::text);
    end if;
    perform private.log_audit(p_actor, p_actor_label, 'company.review', 'company', p_company_id::text, p_reason,
        jsonb_build_object('from', v_old, 'to', p_status));
    return v_old;
end
$$;
