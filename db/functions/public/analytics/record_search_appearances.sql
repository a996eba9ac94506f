-- Notes that people were in sight among the results of the caller's search. Counts once per searcher and person in 30
-- minutes, and only for those who may search for people and see these; never for who asked not to be counted. The answer is
-- always null.
-- Definer: no role holds anything on the table.
create function public.record_search_appearances(p_profile_ids uuid[]) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    -- The largest page of a search.
    c_people constant integer := 50;
    v_me uuid := auth.uid();
    v_headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
begin
    if cardinality(p_profile_ids) > c_people then
        raise exception 'p_profile_ids takes 50 ids at most.' using errcode = 'invalid_parameter_value';
    end if;
    if v_headers ->> 'dnt' = '1' or v_headers ->> 'sec-gpc' = '1' or not private.is_onboarded() or not exists (
        select from public.profiles p where p.id = v_me and not p.is_internal_admin and not p.analytics_opt_out) then
        return null;
    end if;
    -- One at a time for each searcher: two requests at once count as one.
    perform pg_advisory_xact_lock(hashtextextended('search' || v_me, 0));
    insert into private.search_appearances (profile_id, viewer_id)
    select distinct s.id, v_me from unnest(private.visible_people(p_profile_ids)) s (id)
    where not exists (
        select from private.search_appearances a
        where a.viewer_id = v_me and a.profile_id = s.id and a.appeared_at > clock_timestamp() - interval '30 minutes');
    return null;
end
$$;
