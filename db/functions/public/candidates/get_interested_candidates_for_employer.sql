-- Interested candidates of the jobs the caller may see, the newest p_limit of each job (Top N per job first, then
-- joined: the cost does not grow with how many are interested). For oneself only.
-- Definer: profiles of candidates are hidden from the company but for what is shown here.
create function public.get_interested_candidates_for_employer(
    p_employer_id uuid, p_job_opening_id uuid default null, p_limit integer default 100, p_before timestamptz default null
) returns table (
    job_interaction_id uuid, job_opening_id uuid, job_title text, job_status text, profile_id uuid, full_name text,
    avatar_url text, headline text, location text, years_experience smallint, rank text, special_rank text,
    completed_challenges integer, system_design_score smallint, match_score smallint, match_band text, match jsonb,
    note text, decision text, decided_at timestamptz, expressed_interest_at timestamptz, conversation_id uuid, via text,
    phone_verified boolean
)
    language plpgsql stable security definer
    set search_path = ''
    -- Compiling takes longer than running here.
    set jit = off
as $$
declare
    v_me uuid := auth.uid();
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
    select i.id, j.id, j.title, j.status, p.id, p.full_name, p.avatar_url, p.headline, p.location, p.years_experience,
           r.name, p.special_rank, p.completed_challenges, p.system_design_score, i.match_score,
           coalesce(m.match ->> 'band', 'unknown'), m.match, i.note, i.decision, i.decided_at, i.created_at,
           c.id,
           case
               when j.recruiter_profile_id = v_me then 'own'
               when exists (select from public.job_sharing s where s.job_opening_id = j.id and s.shared_with = v_me) then 'shared'
               else 'company' end,
           p.phone_verified_at is not null
    from unnest(v_jobs) wanted (id)
    join public.job_openings j on j.id = wanted.id
    cross join lateral (
        select * from public.job_interactions x
        where x.job_opening_id = j.id and x.status = 'interested' and x.decision is distinct from 'withdrawn'
          and (p_before is null or x.created_at < p_before)
        order by x.created_at desc
        limit least(greatest(p_limit, 1), 200)) i
    -- Who rests is seen by no one, until they come back.
    join public.profiles p on p.id = i.profile_id and p.is_active
    left join private.match_receipts m on m.job_interaction_id = i.id
    -- Only who takes part can open it.
    left join public.conversations c on c.job_interaction_id = i.id and c.id = any (v_conversations)
    left join lateral (
        select k.name from public.developer_ranks k
        where not k.is_special and k.min_challenges <= p.completed_challenges
        order by k.position desc limit 1) r on true
    order by i.created_at desc, i.id;
end
$$;
