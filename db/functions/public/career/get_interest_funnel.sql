-- How far the caller's interests of the last 90 days got, beside comparable people: those of the caller's level, else of any
-- level. A group is shown while it holds at least ten people besides the caller, and its size only in tens, so that no one
-- can be told from it.
-- Definer: no role holds anything on the funnels.
create function public.get_interest_funnel() returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    c_days constant integer := 90;
    -- People of a group besides the caller.
    c_enough constant integer := 10;
    v_seniority text;
begin
    if not private.is_onboarded() then
        return null;
    end if;
    select p.seniority into v_seniority from public.profiles p where p.id = auth.uid() and p.role = 'job_seeker';
    if not found then
        return null;
    end if;
    return (
        select jsonb_build_object(
            'days', c_days,
            'viewed', f.viewed,
            'interested', f.interested,
            'approved', f.approved,
            'conversations', f.conversations,
            'comparable', (
                select jsonb_build_object(
                    'counted_on', g.counted_on,
                    'seniority', g.seniority,
                    'people', g.people / 10 * 10,
                    'interested_percent', round(g.interested_percent)::integer,
                    'approved_percent', round(g.approved_percent)::integer,
                    'conversation_percent', case when g.approved_people > c_enough
                        then round(g.conversation_percent)::integer end)
                from private.interest_funnels g
                where (g.seniority = v_seniority or g.seniority is null) and g.people > c_enough
                order by g.counted_on desc, g.seniority nulls last limit 1))
        from private.interest_funnel(auth.uid(), now() - make_interval(days => c_days)) f);
end
$$;
