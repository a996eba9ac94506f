-- The gates of a pair, with words. Never shown: what the person expects to be paid.
create function private.match_gates(p_job private.match_job, p_person private.match_person) returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_place boolean := private.gate_place(p_job.remote_policy, p_job.countries, p_person.work_modes, p_person.country, p_person.open_to_relocation);
    v_zone boolean := private.gate_time_zone(p_job.remote_policy, p_job.utc_offset_min, p_job.utc_offset_max, p_person.utc_offset);
    v_type boolean := private.gate_employment(p_job.employment_type, p_person.employment_types);
    v_right boolean := private.gate_right_to_work(p_job.visa_sponsorship, p_job.countries, p_person.work_countries);
    v_pay boolean := private.gate_pay(p_job.pay_max_year, p_job.pay_currency, p_person.salary_min, p_person.salary_currency);
    v_visible boolean := not coalesce(p_job.company_id = any (p_person.hidden_company_ids), false);
    v_countries text := case when cardinality(p_job.countries) = 0 then 'anywhere'
        when cardinality(p_job.countries) <= 4 then array_to_string(p_job.countries, ', ')
        else format('%s and %s more', array_to_string(p_job.countries[1:3], ', '), cardinality(p_job.countries) - 3) end;
begin
    return jsonb_build_array(
        jsonb_build_object('key', 'place', 'label', 'Place', 'passed', v_place, 'detail',
            case p_job.remote_policy when 'remote' then 'Remote' when 'hybrid' then 'Hybrid' when 'onsite' then 'On site' else 'Not said' end
            || ', ' || v_countries
            || case
                when v_place then ''
                when v_place is null then '; where the person lives is not known'
                when cardinality(p_person.work_modes) > 0 and not p_job.remote_policy = any (p_person.work_modes)
                    then '; not a way of working that was asked for'
                else '; the person lives elsewhere' end),
        jsonb_build_object('key', 'time_zone', 'label', 'Time zone', 'passed', v_zone, 'detail',
            case when p_job.utc_offset_min is null then 'Any'
                else format('UTC %s to %s', to_char(p_job.utc_offset_min, 'FMSG90'), to_char(p_job.utc_offset_max, 'FMSG90')) end),
        jsonb_build_object('key', 'employment_type', 'label', 'Employment type', 'passed', v_type, 'detail',
            coalesce(initcap(replace(p_job.employment_type, '_', ' ')), 'Not said')),
        jsonb_build_object('key', 'right_to_work', 'label', 'Right to work', 'passed', v_right, 'detail',
            case when p_job.visa_sponsorship then 'The company sponsors visas'
                when v_right is null then 'Not said'
                when v_right then 'Given' else 'Needs a sponsor' end),
        jsonb_build_object('key', 'pay', 'label', 'Pay', 'passed', v_pay, 'detail',
            case when v_pay then 'Overlaps' when not v_pay then 'Does not overlap'
                when p_job.pay_max_year is null then 'Not said' else 'Different currencies' end),
        jsonb_build_object('key', 'visibility', 'label', 'Visibility', 'passed', v_visible, 'detail',
            case when v_visible then 'Visible to this company' else 'Hidden from this company' end));
end
$$;
