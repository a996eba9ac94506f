-- A match as everyone sees it: one shape for lists, cards, receipts. The employer's form shows the exact weights,
-- the seeker's only how much each matters.
create function private.match_json(p_job private.match_job, p_person private.match_person, p_exact boolean) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_gates jsonb := private.match_gates(p_job, p_person);
    v_criteria jsonb;
    v_score integer;
    v_scored integer;
    v_of integer;
begin
    select jsonb_agg(jsonb_build_object(
                'key', r.key, 'label', r.label, 'weight', r.shown, 'state', r.state,
                'points', coalesce((r.shown * r.factor + 50) / 100, 0),
                'detail', private.match_detail(r.kind, r.state, r.at, r.skill_min_years, p_job, p_person)) order by r.place),
           private.match_total(sum(r.weight * r.factor), sum(r.weight) filter (where r.factor is not null)),
           count(r.factor), count(*)
    into v_criteria, v_score, v_scored, v_of
    from (
        select m.*, case when p_exact then m.weight else private.coarse_weight(m.weight) end as shown
        from private.match_rows(array[p_job], array[p_person]) m) r;
    return jsonb_build_object(
        'version', 1, 'score', v_score, 'band', private.match_band(v_score),
        'eligible', not jsonb_path_exists(v_gates, '$[*] ? (@.passed == false)'),
        'exact', p_exact,
        'coverage', jsonb_build_object('scored', v_scored, 'of', v_of),
        'gates', v_gates, 'criteria', coalesce(v_criteria, '[]'));
end
$$;
