-- How well the points of the system design interview prove the skill "System Design"; null when they are few.
-- The rule of `Proof::of_interview` in crates/matching once more, for pages that ask no index; a test compares the two.
create function private.interview_grade(p_points smallint) returns text
    language sql immutable
    set search_path = ''
as $$
    select case when p_points >= 80 then 'proved_well' when p_points >= 60 then 'proved' when p_points >= 40 then 'shown' end
$$;
