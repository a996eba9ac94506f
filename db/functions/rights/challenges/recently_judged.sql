-- The languages that a challenge is offered in: a worker judges them, or did until ten minutes ago. A restart of
-- a worker changes nothing on a page, and an answer waits in the queue for as long.
-- Definer: who judges is in private.
create function private.recently_judged() returns text[]
    language sql stable security definer
    set search_path = ''
as $$
    select private.judged_within('10 minutes')
$$;
