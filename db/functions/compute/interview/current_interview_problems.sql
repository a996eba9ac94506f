-- The problems that an attempt can be held with now.
-- Definer: no role reads private.interview_problems.
create function private.current_interview_problems() returns table (slug text, edition text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query select p.slug, p.edition from private.interview_problems p where p.is_current;
end
$$;
