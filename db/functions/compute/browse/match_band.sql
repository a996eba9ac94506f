-- The word for a score.
create function private.match_band(p_score integer) returns text
    language sql immutable parallel safe
return case
    when p_score is null then 'unknown'
    when p_score >= 80 then 'strong'
    when p_score >= 60 then 'good'
    when p_score >= 40 then 'stretch'
    else 'below'
end;
