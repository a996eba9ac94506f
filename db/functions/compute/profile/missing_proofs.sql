-- What is missing to a grade.
create function private.missing_proofs(
    p_grade text, p_any integer, p_medium integer, p_hard integer, p_other_skills integer
) returns jsonb
    language plpgsql immutable
    set search_path = ''
as $$
begin
    return jsonb_build_object('grade', p_grade, 'any', p_any, 'medium', p_medium, 'hard', p_hard, 'other_skills', p_other_skills);
end
$$;
