-- Lets visitors' programs come in one after the other, to the end of the transaction.
create function private.lock_tryouts() returns void
    language sql volatile
    set search_path = ''
as $$
    select pg_advisory_xact_lock(hashtextextended('private.tryouts', 0))
$$;
