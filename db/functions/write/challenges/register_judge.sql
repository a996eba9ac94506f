-- A worker says that it runs, and which languages it judges. What it said before is replaced; what others said and did
-- not say again is forgotten after a day.
-- Definer: who judges is in private.
create function private.register_judge(p_worker uuid, p_languages text[], p_seconds double precision) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    delete from private.judge_workers w where w.leased_until < clock_timestamp() - interval '1 day';
    insert into private.judge_workers as w (worker, languages, leased_until)
    values (p_worker, p_languages, clock_timestamp() + p_seconds * interval '1 second')
    on conflict (worker) do update set languages = excluded.languages, leased_until = excluded.leased_until;
end
$$;
