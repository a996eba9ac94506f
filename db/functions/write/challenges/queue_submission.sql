-- Takes a program into the queue of the judge; the same id again changes nothing. The caller of it holds the person's
-- profile row (lock_me), so that the limits hold exactly: what waits, and what was asked for within ten minutes.
create function private.queue_submission(
    p_id uuid, p_profile_id uuid, p_challenge_id uuid, p_version_id uuid, p_invitation_id uuid, p_employer_version_id uuid,
    p_language text, p_source text, p_kind text, p_custom_input jsonb, p_now timestamptz default now()
) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    -- Waiting at the same time; submits and runs within the window.
    c_waiting constant integer := 20;
    c_submits constant integer := 30;
    c_runs constant integer := 60;
    c_window constant interval := '10 minutes';
    v_limit integer := case when p_kind = 'run' then c_runs else c_submits end;
    v_counted integer;
    v_oldest timestamptz;
begin
    -- Nobody is there when the clock hands in what was kept of an answer.
    if auth.uid() is not null and p_profile_id <> auth.uid() then
        raise exception 'not_found' using errcode = 'PT404';
    end if;
    perform private.lock_me();
    if exists (select from public.submissions s where s.id = p_id) then
        if not exists (
            select from public.submissions s
            where s.id = p_id and s.profile_id = p_profile_id and s.kind = p_kind
              and (s.challenge_id, s.invitation_id, s.employer_version_id)
                  is not distinct from (p_challenge_id, p_invitation_id, p_employer_version_id))
        then
            raise exception 'conflict' using errcode = 'PT409';
        end if;
        return;
    end if;
    -- An answer to a company is taken in any case: its time may be over before a judge is back.
    if auth.uid() is not null and not (p_kind = 'submit' and p_invitation_id is not null)
        and not private.is_judged(p_language)
    then
        raise exception 'language_not_judged' using errcode = 'PT503', detail = p_language;
    end if;
    if (select count(*) from private.judge_queue q where q.profile_id = p_profile_id and q.priority = 0) >= c_waiting then
        raise exception 'too_many_waiting' using errcode = 'PT429', detail = c_waiting::text;
    end if;
    select count(*), min(s.queued_at) into v_counted, v_oldest
    from (
        select x.queued_at from public.submissions x
        where x.profile_id = p_profile_id and x.queued_at > p_now - c_window
          and (case when p_kind = 'run' then x.kind = 'run' else x.kind in ('submit', 'check') end)
        order by x.queued_at desc limit v_limit) s;
    if v_counted >= v_limit then
        raise exception 'rate_limited' using errcode = 'PT429', detail = jsonb_build_object('limit', v_limit, 'wait',
            greatest(1, ceil(extract(epoch from v_oldest + c_window - p_now))::integer))::text;
    end if;
    insert into public.submissions (id, challenge_id, version_id, invitation_id, employer_version_id, profile_id, kind,
        language, source, custom_input, queued_at)
    values (p_id, p_challenge_id, p_version_id, p_invitation_id, p_employer_version_id, p_profile_id, p_kind, p_language,
        p_source, p_custom_input, p_now);
    insert into private.judge_queue (submission_id, profile_id, language, priority) values (p_id, p_profile_id, p_language, 0);
    insert into private.judge_turns as t (profile_id, waiting, urgent) values (p_profile_id, 1, 1)
    on conflict (profile_id) do update set waiting = t.waiting + 1, urgent = t.urgent + 1;
    perform pg_notify('judge', '');
end
$$;
