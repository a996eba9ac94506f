-- Keeps what the challenges of a company have cost those who answered them: from the start to handing in, over the newest.
-- Lists of jobs read it for every company that they show.
-- Definer: no role holds anything on company_promises.
create function private.count_hours_asked() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    -- Answers that the median is taken over.
    c_newest constant integer := 200;
    v_company uuid := case when tg_op = 'DELETE' then old.company_id else new.company_id end;
begin
    if tg_op <> 'DELETE' then
        insert into private.company_promises (company_id) values (v_company) on conflict do nothing;
    end if;
    -- The row's lock lets the answers of a company be counted one after the other.
    perform from private.company_promises p where p.company_id = v_company for no key update;
    update private.company_promises p
    set asked_seconds = h.seconds, asked_answers = h.answers
    from (
        select percentile_cont(0.5) within group (order by a.seconds) as seconds, count(*)::integer as answers
        from (
            select extract(epoch from n.submitted_at - n.started_at)::double precision as seconds
            from public.challenge_invitations n
            where n.company_id = v_company and n.submitted_at is not null
            order by n.submitted_at desc
            limit c_newest) a) h
    where p.company_id = v_company;
    return null;
end
$$;

create trigger count_hours_asked_at_insert after insert on public.challenge_invitations
    for each row when (new.submitted_at is not null)
    execute function private.count_hours_asked();
create trigger count_hours_asked_at_update after update of submitted_at on public.challenge_invitations
    for each row when (new.submitted_at is distinct from old.submitted_at)
    execute function private.count_hours_asked();
create trigger count_hours_asked_at_delete after delete on public.challenge_invitations
    for each row when (old.submitted_at is not null)
    execute function private.count_hours_asked();
