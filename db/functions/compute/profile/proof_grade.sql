-- How well challenges that were passed prove a skill (docs/decisions/0014), and what is missing to the next grade: so many of
-- any, of medium and of hard difficulty, with so many other skills among them. Null when there is no higher grade.
-- The rule of `Passed::grade` in crates/matching once more, for pages that ask no index; a test compares the two.
create function private.proof_grade(
    p_medium integer, p_hard integer, p_topics integer, p_last date, p_today date, out grade text, out next jsonb
)
    language plpgsql immutable
    set search_path = ''
as $$
declare
    c_grades constant text[] := array['shown', 'proved', 'proved_well'];
    v_weight integer := p_medium + 2 * p_hard;
    v_fresh integer := case when v_weight >= 6 and p_hard >= 2 and p_topics >= 2 then 3 when v_weight >= 3 then 2 else 1 end;
    -- A step after three years each, down to shown.
    v_now integer := greatest(1, v_fresh - greatest(0, (p_today - p_last) / 1096));
    v_hard integer := 0;
begin
    grade := c_grades[v_now];
    if v_now < v_fresh then
        next := private.missing_proofs(c_grades[v_fresh], 1, 0, 0, 0);
    elsif v_now = 1 then
        next := private.missing_proofs('proved', 0, 3 - v_weight, 0, 0);
    elsif v_now = 2 then
        v_hard := greatest(0, 2 - p_hard);
        next := private.missing_proofs('proved_well', 0, greatest(0, 6 - v_weight - 2 * v_hard), v_hard, greatest(0, 2 - p_topics));
    end if;
end
$$;
