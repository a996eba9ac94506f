-- How many submissions of a person wait for the judge, apart from those that are judged again.
-- Definer: the judge's queue is in private.
create function private.count_waiting(p_profile_id uuid) returns bigint
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (select count(*) from private.judge_queue q where q.profile_id = p_profile_id and q.priority = 0);
end
$$;
