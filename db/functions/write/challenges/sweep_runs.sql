-- Forgets what was only tried out, after a day.
create function private.sweep_runs() returns void
    language plpgsql volatile
    set search_path = ''
as $$
begin
    delete from public.submissions s
    where s.id in (
        select x.id from public.submissions x
        where x.kind = 'run' and x.state = 'done' and x.queued_at < now() - interval '1 day'
        order by x.queued_at limit 5000);
end
$$;
