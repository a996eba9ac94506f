-- Job invitations that the caller's company sent, for those who may see the candidates of the job, the newest first, at most
-- p_limit: all, or those of one status or job. The next page begins after p_before and p_before_id of the last row. What
-- changed on someone's profile since is shown only while the company can find them or talks with them.
-- Definer: profiles of the invited are hidden from the company but for what is shown here.
create function public.list_job_invitations(
    p_status text default null, p_job_opening_id uuid default null, p_limit integer default 50,
    p_before timestamptz default null, p_before_id uuid default null
) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_company uuid;
    v_jobs uuid[];
    v_conversations uuid[];
begin
    if not private.is_onboarded() then
        return '[]';
    end if;
    v_company := private.my_approved_company();
    v_jobs := private.my_candidate_jobs();
    v_conversations := private.my_conversations();
    return (
        select coalesce(jsonb_agg(jsonb_build_object(
            'id', i.id, 'status', i.status, 'reason', i.reason, 'created_at', i.created_at, 'expires_at', i.expires_at,
            'ended_at', i.ended_at,
            'job', jsonb_build_object('id', i.job_opening_id, 'title', i.title),
            'person', jsonb_build_object('id', i.profile_id, 'full_name', i.full_name,
                'slug', case when i.is_findable then i.slug end,
                'avatar_url', case when i.is_findable or i.status = 'accepted' then i.avatar_url end,
                'headline', case when i.is_findable or i.status = 'accepted' then i.headline end),
            'sent_by_name', (select p.full_name from public.profiles p where p.id = i.sent_by),
            'interaction_id', i.job_interaction_id,
            -- Only who takes part can open it.
            'conversation_id', (
                select c.id from public.conversations c
                where c.job_interaction_id = i.job_interaction_id and c.id = any (v_conversations)))
            order by i.created_at desc, i.id desc), '[]')
        from (
            select x.*, j.title, p.full_name, p.slug, p.avatar_url, p.headline,
                   p.visibility = 'open' and not exists (
                       select from public.hidden_companies h where h.profile_id = p.id and h.company_id = v_company)
                       as is_findable
            from public.job_invitations x
            join public.job_openings j on j.id = x.job_opening_id
            join public.profiles p on p.id = x.profile_id and p.is_active
            where x.job_opening_id = any (v_jobs)
              and (p_job_opening_id is null or x.job_opening_id = p_job_opening_id)
              and (p_status is null or x.status = p_status)
              and (p_before is null or (x.created_at, x.id) < (p_before, p_before_id))
            order by x.created_at desc, x.id desc
            limit least(greatest(p_limit, 1), 100)) i);
end
$$;
