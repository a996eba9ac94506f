-- Why a criterion has its state, in a few words that hold for both sides.
create function private.match_detail(
    p_kind text, p_state text, p_at integer, p_skill_min_years smallint,
    p_job private.match_job, p_person private.match_person
) returns text
    language plpgsql stable
    set search_path = ''
as $$
declare
    v_years integer;
begin
    if p_kind = 'skill' then
        case p_state
            when 'proved' then
                return format('%s %s passed, last on %s', p_person.proved_counts[p_at],
                    case when p_person.proved_counts[p_at] = 1 then 'challenge' else 'challenges' end,
                    to_char(p_person.proved_last[p_at], 'FMDD Mon YYYY'));
            when 'met', 'partly' then
                v_years := p_person.skill_years[p_at];
                return case when p_person.skill_levels[p_at] = 1 then 'Stated, still learning' else 'Stated' end
                    || case
                        when v_years is null then ''
                        when v_years = 1 then ', 1 year'
                        else format(', %s years', v_years) end
                    || case when p_skill_min_years is null then '' else format(', %s asked', p_skill_min_years) end;
            when 'missing' then return 'Asked for, not on the profile';
            else return 'Nothing known; left out of the score';
        end case;
    end if;
    if p_state = 'unknown' then
        return case p_kind
            when 'rank' then 'No challenge passed yet; left out of the score'
            when 'system_design' then 'No interview shown; left out of the score'
            when 'projects' then 'No featured project; left out of the score'
            else 'Not said; left out of the score' end;
    end if;
    return case p_kind
        when 'years' then format('%s of %s asked', p_person.years, p_job.min_years)
        when 'seniority' then format('%s, %s asked', initcap(p_person.seniority), p_job.seniority)
        when 'rank' then format('%s, %s %s passed', p_person.rank_name, p_person.completed,
            case when p_person.completed = 1 then 'challenge' else 'challenges' end)
        when 'system_design' then format('%s of 100, %s asked', p_person.system_design, p_job.min_system_design)
        else case p_state
            when 'met' then 'At least two featured projects use what the job asks'
            when 'partly' then 'One featured project uses what the job asks'
            else 'No featured project uses what the job asks' end
    end;
end
$$;
