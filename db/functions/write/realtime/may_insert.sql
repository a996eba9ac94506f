-- Whether the policies let the caller send on realtime.topic(). They are asked before the constraint that keeps every
-- row out, so nothing is written, not even a transaction's number.
create function realtime.may_insert(p_extension text) returns boolean
    language plpgsql volatile
    set search_path = ''
as $$
begin
    insert into realtime.messages (topic, extension) values (realtime.topic(), p_extension);
    return false;
exception
    when check_violation then
        return true;
    when insufficient_privilege then
        return false;
end
$$;
