-- How long half of a company's newest answers took at most; null while there are too few to say.
create function private.median_answer_seconds(p_company_id uuid) returns bigint
    language plpgsql stable
    set search_path = ''
as $$
declare
    -- Answers that the median is taken over, and how many it needs to say anything.
    c_newest constant integer := 200;
    c_enough constant integer := 3;
begin
    return (
        select case when count(*) >= c_enough then percentile_cont(0.5) within group (order by a.seconds) end
        from (
            select x.seconds from private.company_answers x
            where x.company_id = p_company_id
            order by x.answered_at desc limit c_newest) a);
end
$$;
