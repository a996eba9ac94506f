-- Today's featured jobs for a seeker, in the order that is everyone's. Shown are those that are still open and that
-- the caller has not decided on; how many of the set they have decided on and how many have closed is said. Chosen at
-- the first asking, should the clock not have done it yet.
-- Definer: matches are computed from rows of the company that are hidden from seekers.
create function public.get_featured_jobs() returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
    -- Compiling takes longer than running here.
    set jit = off
as $$
declare
    v_day date := (now() at time zone 'utc')::date;
    v_person private.match_person;
    v_jobs jsonb;
    v_size integer;
    v_decided integer;
    v_closed integer;
begin
    if not private.is_onboarded() or not private.is_seeker() then
        return null;
    end if;
    if not exists (select from public.featured_jobs f where f.day = v_day) then
        perform private.choose_featured_jobs(v_day);
    end if;
    v_person := (private.people_facts(array[auth.uid()]))[1];
    select count(*),
           count(*) filter (where s.decided),
           count(*) filter (where not s.decided and not s.open),
           coalesce(jsonb_agg(private.job_card(s.job, v_person) order by s.position)
               filter (where s.open and not s.decided), '[]')
    into v_size, v_decided, v_closed, v_jobs
    from (
        select f.position, j as job,
               j.is_listed and (j.expires_at is null or j.expires_at > now()) as open,
               exists (
                   select from public.job_interactions i
                   where i.job_opening_id = j.id and i.profile_id = v_person.id) as decided
        from public.featured_jobs f
        join public.job_openings j on j.id = f.job_opening_id
        where f.day = v_day) s;
    return jsonb_build_object(
        'jobs', v_jobs, 'next_cursor', null, 'total', jsonb_array_length(v_jobs), 'capped', false,
        'set', jsonb_build_object('day', v_day, 'size', v_size, 'decided', v_decided, 'closed', v_closed));
end
$$;
