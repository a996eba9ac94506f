-- Begins an attempt of the caller's: a problem that they have not had, or else the one that they had longest ago. The
-- caller's profile row is held, so that the month's limit is exact under parallel starts. True when it was made by this
-- call, false when it is there already.
create function private.start_interview(p_id uuid, p_seniority text, p_dice integer, p_now timestamptz) returns boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    c_minutes constant interval := '45 minutes';
    v_me uuid := auth.uid();
    v_budget record;
    v_running public.interview_attempts;
    v_slug text;
    v_edition text;
    v_rubric text;
    v_bank text;
begin
    perform private.lock_me();
    if exists (select from public.interview_attempts a where a.id = p_id) then
        if not exists (select from public.interview_attempts a where a.id = p_id and a.profile_id = v_me) then
            raise exception 'conflict' using errcode = 'PT409';
        end if;
        return false;
    end if;
    select * into v_running from public.interview_attempts a
    where a.profile_id = v_me and a.state = 'running' for no key update;
    if found then
        if p_now <= v_running.ends_at + private.interview_grace() then
            raise exception 'interview_running' using errcode = 'PT409', detail = v_running.id::text;
        end if;
        perform private.end_interview(v_running.id, 'clock', p_now);
    end if;
    select * into v_budget from private.interview_budget(p_now);
    if v_budget.used >= v_budget."limit" then
        raise exception 'interview_limit' using errcode = 'PT429', detail = jsonb_build_object(
            'limit', v_budget."limit", 'used', v_budget.used, 'resets_at', v_budget.resets_at)::text;
    end if;
    select s.interview_rubric, s.interview_bank into v_rubric, v_bank from private.content_state s;
    select q.slug, q.edition into v_slug, v_edition
    from (
        select p.slug, p.edition, h.last, rank() over (order by h.last nulls first) as turn
        from private.interview_problems p
        left join lateral (
            select max(a.started_at) as last from public.interview_attempts a
            where a.profile_id = v_me and a.problem_slug = p.slug) h on true
        where p.is_current) q
    where q.turn = 1
    order by md5(q.slug || p_dice) limit 1;
    if v_slug is null or v_rubric is null or v_bank is null then
        raise exception 'no_interview' using errcode = 'PT409';
    end if;
    insert into public.interview_attempts (id, profile_id, problem_slug, problem_edition, rubric_edition, questions_edition,
        seniority, practice, started_at, ends_at)
    values (p_id, v_me, v_slug, v_edition, v_rubric, v_bank, p_seniority, v_budget.practice, p_now, p_now + c_minutes);
    insert into private.interview_work (attempt_id) values (p_id);
    return true;
end
$$;
