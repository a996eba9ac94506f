-- Gate "right to work": the job sponsors, or the person may work in one of its countries.
create function private.gate_right_to_work(p_sponsors boolean, p_countries text[], p_may text[]) returns boolean
    language sql immutable parallel safe
return case
    when p_sponsors or cardinality(p_countries) = 0 then true
    when cardinality(p_may) = 0 then null
    else p_may && p_countries
end;
