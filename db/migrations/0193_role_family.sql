-- Kind of work: what a company or a person says where the one read from titles and skills is wrong. Null: read from them.
alter table public.job_openings add column role_family text check (role_family in (
        'backend', 'frontend', 'fullstack', 'mobile_ios', 'mobile_android', 'mobile_cross', 'data_engineering',
        'data_science', 'machine_learning', 'search', 'platform', 'database', 'systems', 'embedded', 'compilers',
        'games', 'security', 'qa', 'blockchain', 'business_applications', 'engineering_management', 'advocacy'));
alter table public.profiles add column role_families text[] check (
    cardinality(role_families) between 1 and 3 and role_families <@ array[
        'backend', 'frontend', 'fullstack', 'mobile_ios', 'mobile_android', 'mobile_cross', 'data_engineering',
        'data_science', 'machine_learning', 'search', 'platform', 'database', 'systems', 'embedded', 'compilers',
        'games', 'security', 'qa', 'blockchain', 'business_applications', 'engineering_management', 'advocacy']);

-- The kind of work is a criterion. Jobs that have weights give it 20 and the rest keep their proportions within the
-- other 80. Those with the defaults get the new ones, in which level counts too.
alter table public.job_weights drop constraint job_weights_criterion_check,
    add constraint job_weights_criterion_check
        check (criterion in ('skill', 'role', 'years', 'seniority', 'rank', 'system_design', 'projects'));
create temporary table job_weight_totals on commit drop as
    select w.job_opening_id,
        count(*) filter (where w.criterion <> 'skill') = 4
            and count(*) filter (where (w.criterion, w.weight) in (
                ('years', 15), ('projects', 5), ('system_design', 5), ('rank', 5))) = 4 as is_default,
        max(w.position) as last_position
    from public.job_weights w group by w.job_opening_id having sum(w.weight) = 100;
update public.job_weights w set weight = r.weight
from (
    -- Largest remainders, so that all of a job's still sum to 100.
    select s.id, floor(s.exact) + case when
            row_number() over (partition by s.job_opening_id order by s.exact - floor(s.exact) desc, s.weight desc, s.id)
            <= round(sum(s.exact - floor(s.exact)) over (partition by s.job_opening_id)) then 1 else 0 end as weight
    from (
        select w.id, w.job_opening_id, w.weight, case
            when not t.is_default then w.weight * 0.8
            when w.criterion = 'skill' then w.weight * 45 / 70.0
            else 5 end as exact
        from public.job_weights w join job_weight_totals t using (job_opening_id)) s) r
where r.id = w.id;
insert into public.job_weights (job_opening_id, criterion, weight, position)
    select job_opening_id, 'role', 20, last_position + 1 from job_weight_totals
    union all
    select job_opening_id, 'seniority', 15, last_position + 2 from job_weight_totals where is_default;
