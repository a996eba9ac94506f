-- What a criterion that is no skill is called.
create function private.criterion_label(p_criterion text) returns text
    language sql immutable parallel safe
return case p_criterion
    when 'role' then 'Role'
    when 'years' then 'Years'
    when 'seniority' then 'Seniority'
    when 'rank' then 'Rank'
    when 'system_design' then 'System design'
    when 'projects' then 'Projects'
end;
