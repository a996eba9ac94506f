-- Ends a company that no one works for any more. What candidates hold with it stays readable to them (their interest,
-- their conversations), so the row stays, without anything that the company said of itself.
-- Definer: it ends what members, candidates and conversations hold, whose rows are hidden from one another.
create function private.close_company(p_company_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    update public.job_openings j set status = 'closed', ended_at = now()
    where j.company_id = p_company_id and j.status in ('open', 'paused');
    -- Candidates who still wait for an answer learn that there will be none.
    perform queue.enqueue('mail_job_ended', jsonb_build_object('job_opening_id', j.id, 'ended_at', j.ended_at), null,
        j.id || ':' || extract(epoch from j.ended_at))
    from public.job_openings j
    where j.company_id = p_company_id and j.status = 'closed' and j.ended_at = now();
    delete from public.job_openings j where j.company_id = p_company_id and j.status = 'draft';
    update public.job_openings j
    set description = 'This company has closed its account.', interview_process = null, application_url = null,
        source_url = null, source_identifier = null, equity = null, recruiter_profile_id = null
    where j.company_id = p_company_id;
    update public.conversations c set ended_at = now()
    where c.company_id = p_company_id and c.ended_at is null;
    -- No one would read an answer. What was handed in or decided stays the candidate's to read.
    update public.challenge_invitations i set status = 'withdrawn'
    where i.company_id = p_company_id and i.status in ('sent', 'opened', 'started');
    update public.employer_challenges e set status = 'archived'
    where e.company_id = p_company_id and e.status = 'published';
    delete from public.employer_challenges e where e.company_id = p_company_id and e.published_version is null;
    -- No one reads them any more.
    delete from public.candidate_notes n where n.company_id = p_company_id;
    delete from public.watchlist w
    using public.profiles p where p.id = w.owner_id and p.company_id = p_company_id;
    delete from public.team_invitations i where i.company_id = p_company_id;
    delete from public.job_imports i where i.company_id = p_company_id;
    delete from auth.sso_domains d where d.company_id = p_company_id;
    delete from auth.sso_providers s where s.company_id = p_company_id;
    delete from public.company_badges b where b.company_id = p_company_id;
    delete from public.interview_steps s where s.company_id = p_company_id;
    delete from public.company_reviews r where r.company_id = p_company_id;
    update public.companies c
    set name = 'Closed company', slug = 'closed-' || replace(p_company_id::text, '-', ''), public_link = false,
        approval_status = 'rejected', logo_url = null, tagline = null, about = null, size = null, stage = null,
        industry = null, founded_year = null, places = '{}', tech_stack = '{}', culture = null, benefits = '{}',
        website = null, links = '[]', response_days = null
    where c.id = p_company_id;
    delete from private.old_slugs o where o.kind = 'company' and o.owner_id = p_company_id;
    delete from private.slug_changes s where s.kind = 'company' and s.owner_id = p_company_id;
    -- The company's logos, no matter who uploaded them.
    delete from storage.objects o where o.bucket_id = 'logos' and o.folder = p_company_id;
    -- Members whose accounts rest find no company when they come back.
    delete from public.recruiter_permissions r
    using public.profiles p where p.id = r.profile_id and p.company_id = p_company_id;
    update public.profiles p set company_id = null, needs_onboarding = true where p.company_id = p_company_id;
end
$$;
