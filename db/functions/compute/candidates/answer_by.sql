-- When someone who is interested expects an answer: within the days that the company promised, and never later than the
-- interest expires.
create function private.answer_by(p_interested_at timestamptz, p_response_days integer) returns timestamptz
    language sql stable
    set search_path = ''
return p_interested_at + make_interval(days => least(coalesce(p_response_days, 14), 14));
