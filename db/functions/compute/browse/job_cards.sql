-- Jobs as lists show them, in no order, with what they are to the caller. `frozen_match` is what an interest froze, else
-- null: the match of now is made in Rust, and so is the pay in the caller's currency. Which jobs the caller may see is
-- the caller's to ask first. `p_decided` says whether the caller can have decided on some: in a list of undecided jobs
-- looking for each decision would cost a page of a large index.
-- Definer: promises, hours asked and companies' badges are read whatever the caller's own rights on them.
create function private.job_cards(p_ids uuid[], p_decided boolean)
    returns table (
        id uuid, title text, company_id uuid, company_slug text, company_name text, logo_url text, company_size text,
        badges text[], status text, seniority text, employment_type text,
        remote_policy text, places text[], pay_min integer, pay_max integer, pay_currency text, pay_period text,
        published_at timestamptz, expires_at timestamptz, is_featured boolean, response_days smallint, kept_percent integer,
        decided integer, answered integer, median_seconds bigint, asked_seconds double precision, asked_answers integer,
        is_saved boolean, interaction_id uuid, interaction_status text, interaction_decision text,
        interacted_at timestamptz, frozen_match jsonb)
    language plpgsql stable security definer
    set search_path = ''
    -- Compiling and planning take longer than running here.
    set jit = off
    set plan_cache_mode = force_generic_plan
as $$
declare
    v_me uuid := auth.uid();
    -- A key that is null ends a scan of an index before it begins.
    v_decider uuid := case when p_decided then v_me end;
begin
    return query
    -- What one person saved lies together; what all saved of one job lies anywhere.
    with saved as materialized (
        select x.job_opening_id from public.saved_jobs x where x.profile_id = v_me and x.job_opening_id = any (p_ids))
    select j.id, j.title, c.id, c.slug, c.name, c.logo_url, c.size, array(
               select x.badge from public.company_badges x where x.company_id = c.id order by x.position),
           j.status, j.seniority,
           j.employment_type, j.remote_policy, j.places, j.pay_min, j.pay_max, j.pay_currency, j.pay_period,
           j.published_at, j.expires_at, j.featured_at is not null, c.response_days, p.kept_percent, coalesce(p.decided, 0),
           coalesce(p.answered, 0), p.median_seconds, p.asked_seconds,
           coalesce(p.asked_answers, 0), s.job_opening_id is not null, i.id, i.status, i.decision, i.created_at, i.match
    from unnest(p_ids) wanted (id)
    join public.job_openings j on j.id = wanted.id
    join public.companies c on c.id = j.company_id
    left join private.company_promises p on p.company_id = j.company_id
    left join public.job_interactions i on i.job_opening_id = j.id and i.profile_id = v_decider
    left join saved s on s.job_opening_id = j.id;
end
$$;
