-- A person's way from jobs to conversations in a time: jobs they opened, interests they expressed then, and what became
-- of these.
-- Definer: views are in private.
create function private.profile_funnel(p_profile_id uuid, p_from timestamptz, p_before timestamptz) returns jsonb
    language sql stable security definer
    set search_path = ''
as $$
    select jsonb_build_object(
        'jobs_viewed', (
            select count(distinct v.job_opening_id) from private.job_views v
            where v.viewer_id = p_profile_id and v.viewed_at >= p_from and v.viewed_at < p_before),
        'interested', count(*),
        'waiting', count(*) filter (where i.decision is null),
        'approved', count(*) filter (where i.decision = 'approved'),
        'rejected', count(*) filter (where i.decision = 'rejected'),
        'expired', count(*) filter (where i.decision = 'expired'),
        'withdrawn', count(*) filter (where i.decision = 'withdrawn'),
        'conversations', count(*) filter (where i.decision = 'approved' and exists (
            select from public.conversations c join public.messages m on m.conversation_id = c.id
            where c.job_interaction_id = i.id and m.kind <> 'system')))
    from public.job_interactions i
    where i.profile_id = p_profile_id and i.status = 'interested' and i.created_at >= p_from and i.created_at < p_before
$$;
