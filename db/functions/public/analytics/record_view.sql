-- Notes that someone saw a profile, a company or a job. Counts once a viewer in 30 minutes, never one's own page,
-- never staff or robots, and no one who asked not to be counted (setting, or the browser's signal). What the caller may not see is
-- not counted either, and the answer is always null. Source: where they came from.
-- The data API says the caller's network in request.network and the headers in request.headers.
-- Definer: no role holds anything on the tables of views.
create function public.record_view(p_kind text, p_id uuid, p_source text default 'link') returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    -- So many browsers of one network count a day on one page: more is someone who makes them up.
    c_browsers constant integer := 30;
    v_me uuid := auth.uid();
    v_company uuid := private.my_company();
    v_headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
    v_network text := nullif(current_setting('request.network', true), '');
    v_salt bytea;
    v_visitor bytea;
    v_from bytea;
    v_seen boolean;
    v_table text := case p_kind when 'profile' then 'profile_views' when 'company' then 'company_views' when 'job' then 'job_views' end;
    v_column text := case p_kind when 'profile' then 'profile_id' when 'company' then 'company_id' when 'job' then 'job_opening_id' end;
begin
    if v_table is null then
        raise exception 'p_kind must be profile, company or job.' using errcode = 'invalid_parameter_value';
    end if;
    if p_source is null or p_source not in ('link', 'search', 'jobs', 'company', 'candidates', 'message') then
        raise exception 'p_source must be link, search, jobs, company, candidates or message.' using errcode = 'invalid_parameter_value';
    end if;
    if v_headers ->> 'dnt' = '1' or v_headers ->> 'sec-gpc' = '1' then
        return null;
    end if;
    if v_me is not null and not exists (
        select from public.profiles p
        where p.id = v_me and private.is_onboarded() and not p.is_internal_admin and not p.analytics_opt_out) then
        return null;
    end if;

    v_seen := case p_kind
        when 'profile' then p_id is distinct from v_me and (
            private.may_see_profile(p_id, v_company)
            or exists (
                select from public.job_interactions i
                where i.profile_id = p_id and i.status = 'interested'
                  and i.job_opening_id = any (private.my_candidate_jobs())))
        when 'company' then p_id is distinct from v_company and private.may_see_company(p_id)
        else exists (
            select from public.job_openings j
            where j.id = p_id and (j.is_public or (v_me is not null and j.is_listed))
              and (j.expires_at is null or j.expires_at > now()) and j.company_id is distinct from v_company) end;
    if not coalesce(v_seen, false) then
        return null;
    end if;

    if v_me is null then
        if v_network is null or private.is_robot(v_headers ->> 'user-agent') then
            return null;
        end if;
        v_salt := private.view_salt();
        v_from := substring(sha256(v_salt || convert_to(v_network, 'UTF8')) for 16);
        v_visitor := substring(sha256(v_salt || convert_to(v_network || e'\n' || coalesce(v_headers ->> 'user-agent', ''), 'UTF8')) for 16);
    end if;
    -- One at a time for each viewer, or for each network: two requests at once count as one.
    perform pg_advisory_xact_lock(hashtextextended(p_kind || p_id || coalesce(v_me::text, v_from::text), 0));
    if v_me is not null then
        execute format('insert into private.%1$I (%2$I, source, viewer_id %3$s) select $1, $2, $3 %4$s
            where not exists (select from private.%1$I v
                where v.viewer_id = $3 and v.%2$I = $1 and v.viewed_at > clock_timestamp() - interval ''30 minutes'')',
            v_table, v_column,
            case when p_kind = 'profile' then ', viewer_company_id' end, case when p_kind = 'profile' then ', $4' end)
            using p_id, p_source, v_me, v_company;
    else
        execute format('insert into private.%1$I (%2$I, source, visitor, visitor_network) select $1, $2, $3, $4
            where not exists (select from private.%1$I v
                where v.visitor_network = $4 and v.visitor = $3 and v.%2$I = $1
                  and v.viewed_at > clock_timestamp() - interval ''30 minutes'')
              and (select count(distinct v.visitor) from private.%1$I v
                where v.visitor_network = $4 and v.%2$I = $1 and v.visitor <> $3
                  and v.viewed_at > clock_timestamp() - interval ''1 day'') < $5',
            v_table, v_column) using p_id, p_source, v_visitor, v_from, c_browsers;
    end if;
    return null;
end
$$;
