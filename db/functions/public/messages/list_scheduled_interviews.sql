-- Accepted interviews of the caller's conversations that begin in a span of time, the first one first. At most 50.
-- Definer: the other people of a conversation are hidden from the caller.
create function public.list_scheduled_interviews(p_from timestamptz, p_to timestamptz) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'conversation_id', i.conversation_id,
            'starts_at', i.starts_at, 'duration_minutes', i.duration_minutes, 'place', i.place,
            'company_name', i.company_name, 'seeker_name', i.seeker_name, 'job_title', i.job_title)
            order by i.starts_at, i.id), '[]')
        from (
            select x.id, x.conversation_id, x.starts_at, x.duration_minutes, x.place, k.name as company_name,
                   case when s.is_active then s.full_name end as seeker_name, j.title as job_title
            from public.scheduled_interviews x
            join public.conversations c on c.id = x.conversation_id
            join public.companies k on k.id = c.company_id
            left join public.job_openings j on j.id = c.job_opening_id
            left join public.profiles s on s.id = c.seeker_profile_id
            where x.conversation_id = any (private.my_conversations()) and x.status = 'accepted'
              and x.starts_at >= p_from and x.starts_at < p_to
            order by x.starts_at, x.id
            limit 50) i);
end
$$;
