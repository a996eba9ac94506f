-- How many submissions wait for a judge, for staff.
-- Definer: no role reads private.judge_queue.
create function private.waiting_submissions() returns bigint
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (select count(*) from private.judge_queue where (select private.is_staff()));
end
$$;
