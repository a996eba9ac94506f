-- Counts each answer of a company: how long it took, and whether it kept the response time that the company promised.
-- Interest that expired was never answered: it breaks the promise and says nothing about how long an answer takes. An
-- accepted job invitation is no answer: the company asked first.
-- Definer: no role holds anything on company_promises and company_answers.
create function private.count_promise() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_company uuid;
    v_promised integer;
    v_kept boolean;
    v_answered boolean := new.decision in ('approved', 'rejected');
begin
    select c.id, c.response_days into v_company, v_promised
    from public.job_openings j join public.companies c on c.id = j.company_id
    where j.id = new.job_opening_id;
    v_kept := coalesce(v_answered and new.decided_at <= new.created_at + make_interval(days => v_promised), false);
    -- The row's lock lets the answers of a company be counted one after the other.
    insert into private.company_promises as p (company_id, decided, kept, answered)
    values (v_company, (v_promised is not null)::integer, v_kept::integer, v_answered::integer)
    on conflict (company_id) do update
    set decided = p.decided + excluded.decided, kept = p.kept + excluded.kept, answered = p.answered + excluded.answered;
    if v_answered then
        insert into private.company_answers (company_id, job_interaction_id, seconds, is_promised, is_kept, answered_at)
        values (v_company, new.id, greatest(0, extract(epoch from new.decided_at - new.created_at))::bigint,
            v_promised is not null, v_kept, new.decided_at);
        update private.company_promises p set median_seconds = private.median_answer_seconds(v_company)
        where p.company_id = v_company;
    end if;
    return null;
end
$$;

create trigger count_promise_at_insert after insert on public.job_interactions
    for each row when (new.decision in ('approved', 'rejected', 'expired') and new.source <> 'invitation')
    execute function private.count_promise();
create trigger count_promise_at_update after update of decision on public.job_interactions
    for each row when (old.decision is null and new.decision in ('approved', 'rejected', 'expired')
        and new.source <> 'invitation')
    execute function private.count_promise();
