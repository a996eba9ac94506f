-- How far a person's interests since a time got: jobs that they viewed or decided on, interests, approvals of these, and
-- conversations in which both sides have written.
create function private.interest_funnel(
    p_profile_id uuid, p_since timestamptz,
    out viewed integer, out interested integer, out approved integer, out conversations integer)
    language plpgsql stable
    set search_path = ''
    -- It is asked of many people, one after the other.
    set plan_cache_mode = force_generic_plan
as $$
begin
    select count(*) into viewed
    from (
        select v.job_opening_id from private.job_views v where v.viewer_id = p_profile_id and v.viewed_at >= p_since
        union
        select i.job_opening_id from public.job_interactions i
        where i.profile_id = p_profile_id and i.created_at >= p_since) jobs;
    select count(*), count(*) filter (where i.decision = 'approved'), count(*) filter (
        where i.decision = 'approved'
          and exists (
              select from public.conversations c
              join public.messages m on m.conversation_id = c.id and m.sender_id = p_profile_id and m.kind = 'text'
              where c.job_interaction_id = i.id)
          and exists (
              select from public.conversations c
              join public.messages m on m.conversation_id = c.id and m.sender_id <> p_profile_id and m.kind = 'text'
              where c.job_interaction_id = i.id))
    into interested, approved, conversations
    from public.job_interactions i
    where i.profile_id = p_profile_id and i.created_at >= p_since and i.status = 'interested';
end
$$;
