-- Gate "pay": the top of the job's range reaches what the person expects, both a year's and in one currency. Says
-- only whether they overlap, so that the expectation never shows.
create function private.gate_pay(p_pay_max bigint, p_currency text, p_expected integer, p_expected_currency text) returns boolean
    language sql immutable parallel safe
return case
    when p_expected is null then true
    when p_pay_max is null or p_currency is distinct from p_expected_currency then null
    else p_pay_max >= p_expected
end;
