-- The evidence bar on the home page: one example job and person, scored by the same function as every match. A visitor
-- turns facts of the person on and off; nothing of anyone real is read. What it calls proved, a person can prove here.
-- Definer: the functions of the match may be called by no one.
create function public.home_match_demo(p_off text[] default '{}', p_on text[] default '{}') returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_job private.match_job;
    v_person private.match_person;
    v_keys text[] := array['python', 'system_design', 'years', 'linux', 'postgresql', 'go'];
    v_labels text[] := array['Python', 'System design', '7 years', 'Linux', 'PostgreSQL', 'Go'];
    v_on text[];
begin
    -- The last one starts unknown.
    v_on := array(
        select k from unnest(v_keys) with ordinality t (k, n)
        where (n < 6 or k = any (coalesce(p_on, '{}'))) and not k = any (coalesce(p_off, '{}')));

    v_job.remote_policy := 'remote';
    v_job.countries := '{DE,NL,AT,PL}';
    v_job.utc_offset_min := -1;
    v_job.utc_offset_max := 3;
    v_job.employment_type := 'full_time';
    v_job.visa_sponsorship := false;
    v_job.pay_max_year := 110000;
    v_job.pay_currency := 'EUR';
    v_job.min_years := 5;
    v_job.min_system_design := 60;
    v_job.skill_ids := '{1,2,3,4}';
    v_job.c_key := '{skill:python,years,system_design,skill:linux,skill:postgresql,skill:go}';
    v_job.c_label := '{Python,Years,System design,Linux,PostgreSQL,Go}';
    v_job.c_kind := '{skill,years,system_design,skill,skill,skill}';
    v_job.c_skill := '{1,null,null,2,3,4}';
    v_job.c_weight := '{30,20,15,15,10,10}';
    v_job.c_must := '{true,false,false,true,false,false}';
    v_job.c_min_years := '{null,null,null,4,null,null}';

    v_person.country := 'DE';
    v_person.utc_offset := 1;
    v_person.work_modes := '{remote}';
    v_person.employment_types := '{full_time}';
    v_person.work_countries := '{DE}';
    v_person.salary_min := 85000;
    v_person.salary_currency := 'EUR';
    v_person.completed := 17;
    v_person.projects := 0;
    v_person.years := case when 'years' = any (v_on) then 7 end;
    v_person.system_design := case when 'system_design' = any (v_on) then 81 end;
    -- A skill that no one asks for keeps the list from being empty when all are off.
    v_person.skill_ids := '{0}' || array(
        select s.id from (values ('python', 1), ('linux', 2), ('postgresql', 3), ('go', 4)) s (key, id) where s.key = any (v_on));
    v_person.skill_levels := array_fill(3::smallint, array[cardinality(v_person.skill_ids)]);
    v_person.skill_years := array(
        select case i when 2 then 2 when 3 then 4 end::smallint from unnest(v_person.skill_ids) with ordinality t (i, n) order by n);
    v_person.proved_counts := array(
        select case i when 1 then 9 else 0 end from unnest(v_person.skill_ids) with ordinality t (i, n) order by n);
    v_person.proved_last := array_fill('2026-11-02'::date, array[cardinality(v_person.skill_ids)]);

    return jsonb_build_object(
        'job', jsonb_build_object('title', 'Data platform engineer', 'company', 'Halyard', 'place', 'Berlin or remote (UTC −1 to +3)',
            'pay', '€88,000–110,000'),
        'person', jsonb_build_object('name', 'You', 'headline', 'Backend engineer'),
        'toggles', (
            select jsonb_agg(jsonb_build_object('key', k, 'label', v_labels[n], 'on', k = any (v_on)) order by n)
            from unnest(v_keys) with ordinality t (k, n)),
        'match', private.match_json(v_job, v_person, true));
end
$$;
