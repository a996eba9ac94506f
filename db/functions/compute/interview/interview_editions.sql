-- The rubric and the questions that the next attempt is held with; null before there is content.
-- Definer: no role reads private.content_state.
create function private.interview_editions() returns table (rubric text, questions text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query select s.interview_rubric, s.interview_bank from private.content_state s;
end
$$;
