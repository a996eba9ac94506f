-- An answer that is undone counts as if it had never been given.
-- Definer: no role holds anything on company_promises and company_answers.
create function private.uncount_promise() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_answer private.company_answers;
begin
    select * into v_answer from private.company_answers a where a.job_interaction_id = new.id;
    if not found then
        return null;
    end if;
    -- The row's lock lets the answers of a company be counted one after the other.
    update private.company_promises p
    set decided = p.decided - v_answer.is_promised::integer, kept = p.kept - v_answer.is_kept::integer,
        answered = p.answered - 1
    where p.company_id = v_answer.company_id;
    delete from private.company_answers a where a.id = v_answer.id;
    update private.company_promises p set median_seconds = private.median_answer_seconds(v_answer.company_id)
    where p.company_id = v_answer.company_id;
    return null;
end
$$;

create trigger uncount_promise after update of decision on public.job_interactions
    for each row when (old.decision in ('approved', 'rejected') and new.decision is null)
    execute function private.uncount_promise();
