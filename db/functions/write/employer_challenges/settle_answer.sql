-- What follows from the verdict on an answer to a company's own challenge. There are none yet.
create function private.settle_answer(p_submission_id uuid) returns void
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return;
end
$$;
