-- Counts each answer of a company that promised a response time, and whether it came in time.
create function private.count_promise() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    insert into private.company_promises as p (company_id, decided, kept)
    select c.id, 1,
           (new.decision <> 'expired' and new.decided_at <= new.created_at + make_interval(days => c.response_days))::integer
    from public.job_openings j
    join public.companies c on c.id = j.company_id
    where j.id = new.job_opening_id and c.response_days is not null
    on conflict (company_id) do update set decided = p.decided + 1, kept = p.kept + excluded.kept;
    return null;
end
$$;

create trigger count_promise_at_insert after insert on public.job_interactions
    for each row when (new.decision in ('approved', 'rejected', 'expired'))
    execute function private.count_promise();
create trigger count_promise_at_update after update of decision on public.job_interactions
    for each row when (old.decision is null and new.decision in ('approved', 'rejected', 'expired'))
    execute function private.count_promise();
