-- Gate "employment type": one of those the person named; naming none leaves all open.
create function private.gate_employment(p_type text, p_wanted text[]) returns boolean
    language sql immutable parallel safe
return case when p_type is null then null when cardinality(p_wanted) = 0 then true else p_type = any (p_wanted) end;
