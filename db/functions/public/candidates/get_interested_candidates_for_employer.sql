-- A page of the people who are interested in the jobs the caller may see, at most p_limit: by p_sort, of equals the newest
-- interest first. The next page begins after p_before_value (the score or count of the order; 0 for 'recent'), p_before and
-- p_before_id of the last row. By time, by score and by when an answer is due the first rows of each job are found by an
-- index and then merged: the cost does not grow with how many are interested. 'due' puts those first who have waited
-- longest for an answer (all jobs are of one company, so that all wait equally long), and the decided ones last. For
-- oneself only.
-- Definer: profiles of candidates are hidden from the company but for what is shown here.
create function public.get_interested_candidates_for_employer(
    p_employer_id uuid, p_job_opening_id uuid default null, p_limit integer default 50, p_before timestamptz default null,
    p_before_id uuid default '00000000-0000-0000-0000-000000000000', p_before_value integer default 0,
    p_sort text default 'recent',
    p_status text default 'all', p_shared boolean default null, p_skill text default null, p_stage_id uuid default null,
    p_name text default null
) returns table (
    job_interaction_id uuid, job_opening_id uuid, job_title text, job_status text, profile_id uuid, full_name text,
    avatar_url text, headline text, location text, years_experience smallint, rank text, special_rank text,
    completed_challenges integer, system_design_score smallint, match_score smallint, match_band text, match jsonb,
    note text, decision text, decided_at timestamptz, expressed_interest_at timestamptz, conversation_id uuid, via text,
    phone_verified boolean, stage jsonb, answer_by timestamptz, failed_gates jsonb
)
    language plpgsql stable security definer
    set search_path = ''
    -- Compiling takes longer than running here, and only a plan for the given order and filter uses an index.
    set jit = off
    set plan_cache_mode = force_custom_plan
as $$
declare
    v_me uuid := auth.uid();
    v_limit integer := least(greatest(p_limit, 1), 100);
    v_name text := nullif(lower(trim(left(p_name, 100))), '');
    v_jobs uuid[];
    v_conversations uuid[];
begin
    if p_employer_id is distinct from v_me or not private.is_onboarded() then
        return;
    end if;
    v_jobs := private.my_candidate_jobs();
    if p_job_opening_id is not null then
        v_jobs := case when p_job_opening_id = any (v_jobs) then array[p_job_opening_id] else '{}' end;
    end if;
    v_conversations := private.my_conversations();
    return query
    with jobs as materialized (
        select j.id, j.title, j.status, private.candidates_via(j.id) as via, c.response_days
        from public.job_openings j join public.companies c on c.id = j.company_id
        where j.id = any (v_jobs)
    ), page as (
        select w.title, w.status as job_status, w.via, w.response_days, i.*
        from jobs w
        cross join lateral (
            select x.id, x.job_opening_id, x.profile_id, x.match_score, x.note, x.decision, x.decided_at, x.created_at,
                   case p_sort
                       when 'score' then coalesce(x.match_score, -1)
                       when 'system_design' then coalesce(p.system_design_score, -1)
                       when 'challenges' then p.completed_challenges
                       when 'due' then case when p_status = 'undecided' then 1 when x.decision is null then 1 else 0 end
                       else 0 end as value
            from public.job_interactions x
            -- Who rests is seen by no one, until they come back.
            join public.profiles p on p.id = x.profile_id and p.is_active
            where x.job_opening_id = w.id and x.status = 'interested' and x.decision is distinct from 'withdrawn'
              and case p_status
                      when 'all' then true
                      when 'undecided' then x.decision is null
                      when 'ended' then x.decision = 'expired'
                      else x.decision = p_status end
              and (p_status <> 'undecided' or x.decision is null)
              and (p_stage_id is null or exists (
                  select from public.job_interaction_stages s
                  where s.job_interaction_id = x.id and s.stage_id = p_stage_id))
              and (v_name is null or position(v_name in lower(p.full_name)) > 0)
              and (p_skill is null or exists (
                  select from private.match_receipts m cross join jsonb_array_elements(m.match -> 'criteria') c
                  where m.job_interaction_id = x.id and c ->> 'key' = 'skill:' || p_skill
                    and c ->> 'state' not in ('missing', 'unknown')))
              and (p_before is null or p_sort <> 'recent' or x.created_at <= p_before)
              and (p_before is null or p_sort = 'due' or (case p_sort
                       when 'score' then coalesce(x.match_score, -1)
                       when 'system_design' then coalesce(p.system_design_score, -1)
                       when 'challenges' then p.completed_challenges
                       else 0 end, x.created_at, x.id) < (p_before_value, p_before, p_before_id))
              -- The oldest first: after a row come later ones, and of one moment those with a smaller id.
              and (p_before is null or p_sort <> 'due' or p_status <> 'undecided' or x.created_at >= p_before)
              and (p_before is null or p_sort <> 'due'
                  or case when p_status = 'undecided' then 1 when x.decision is null then 1 else 0 end < p_before_value
                  or (case when p_status = 'undecided' then 1 when x.decision is null then 1 else 0 end = p_before_value
                      and (x.created_at, p_before_id) > (p_before, x.id)))
            order by value desc, case when p_sort = 'due' then x.created_at end, x.created_at desc, x.id desc
            limit v_limit) i
        where p_shared is null or p_shared = (w.via = 'shared')
        order by i.value desc, case when p_sort = 'due' then i.created_at end, i.created_at desc, i.id desc
        limit v_limit)
    select i.id, i.job_opening_id, i.title, i.job_status, p.id, p.full_name, p.avatar_url, p.headline, p.location,
           p.years_experience, r.name, p.special_rank, p.completed_challenges, p.system_design_score, i.match_score,
           coalesce(m.match ->> 'band', 'unknown'), m.match - 'gates', i.note, i.decision, i.decided_at, i.created_at,
           c.id, i.via, p.phone_verified_at is not null,
           (select jsonb_build_object('id', k.id, 'name', k.name, 'kind', k.kind)
            from public.job_interaction_stages s join public.candidate_stages k on k.id = s.stage_id
            where s.job_interaction_id = i.id),
           case when i.decision is null then private.answer_by(i.created_at, i.response_days) end,
           (select coalesce(jsonb_agg(g ->> 'label'), '[]')
            from jsonb_array_elements(m.match -> 'gates') g where g ->> 'passed' = 'false')
    from page i
    join public.profiles p on p.id = i.profile_id
    left join private.match_receipts m on m.job_interaction_id = i.id
    -- Only who takes part can open it.
    left join public.conversations c on c.job_interaction_id = i.id and c.id = any (v_conversations)
    left join lateral (
        select k.name from public.developer_ranks k
        where not k.is_special and k.min_challenges <= p.completed_challenges
        order by k.position desc limit 1) r on true
    order by i.value desc, case when p_sort = 'due' then i.created_at end, i.created_at desc, i.id desc;
end
$$;
