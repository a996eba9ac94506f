-- Counts new and deleted answers to challenges of the catalogue. A run is no answer.
-- Definer: no role writes private.submission_counts.
create function private.count_submissions() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
    if tg_op = 'INSERT' then
        insert into private.submission_counts (challenge_id)
        select distinct c.challenge_id from changed c
        where c.challenge_id is not null and c.kind in ('submit', 'rejudge')
        order by c.challenge_id
        on conflict do nothing;
    end if;
    -- Always in this order, so that two statements over several challenges never wait for one another.
    perform from private.submission_counts t
    where t.challenge_id in (select c.challenge_id from changed c where c.kind in ('submit', 'rejudge'))
    order by t.challenge_id
    for no key update;
    update private.submission_counts t
    set people = t.people + v_sign * d.people, answers = t.answers + v_sign * d.answers,
        accepted = t.accepted + v_sign * d.accepted, internal_errors = t.internal_errors + v_sign * d.internal_errors,
        waiting = t.waiting + v_sign * d.waiting
    from (
        select p.challenge_id, sum(p.answers) as answers, sum(p.accepted) as accepted,
               sum(p.internal_errors) as internal_errors, sum(p.waiting) as waiting,
               -- A person counts while an answer of theirs is left: with their first ones, and until their last ones.
               count(*) filter (where p.answers * (v_sign + 1) / 2 = (
                   select count(*) from public.submissions s
                   where s.challenge_id = p.challenge_id and s.profile_id = p.profile_id and s.kind in ('submit', 'rejudge')))
               as people
        from (
            select c.challenge_id, c.profile_id, count(*) as answers,
                   count(*) filter (where c.verdict = 'accepted') as accepted,
                   count(*) filter (where c.verdict = 'internal_error') as internal_errors,
                   count(*) filter (where c.state <> 'done') as waiting
            from changed c
            where c.challenge_id is not null and c.kind in ('submit', 'rejudge')
            group by c.challenge_id, c.profile_id) p
        group by p.challenge_id) d
    where t.challenge_id = d.challenge_id;
    return null;
end
$$;

create trigger count_submissions_new after insert on public.submissions referencing new table as changed
    for each statement execute function private.count_submissions();
create trigger count_submissions_gone after delete on public.submissions referencing old table as changed
    for each statement execute function private.count_submissions();
