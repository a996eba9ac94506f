-- When a job, a school or a project began and ended, as far as it is known: '2019-03', or '2019' alone. A date has no
-- precision of its own, so a bare year was a January. Where pages showed years only, years are what is kept.

alter table public.experiences
    drop constraint experiences_started_on_check,
    drop constraint experiences_ended_on_check,
    drop constraint experiences_check;
alter table public.experiences
    alter column started_on type text collate "C" using to_char(started_on, case
        when extract(month from started_on) = 1 and coalesce(extract(month from ended_on) = 1, true) then 'YYYY' else 'YYYY-MM' end),
    alter column ended_on type text collate "C" using to_char(ended_on, case
        when extract(month from started_on) = 1 and extract(month from ended_on) = 1 then 'YYYY' else 'YYYY-MM' end);
alter table public.experiences
    add constraint experiences_started_on_check check (started_on ~ '^(19[4-9][0-9]|20[0-9]{2}|2100)(-(0[1-9]|1[0-2]))?$'),
    add constraint experiences_ended_on_check check (ended_on ~ '^(19[4-9][0-9]|20[0-9]{2}|2100)(-(0[1-9]|1[0-2]))?$'),
    -- As far as both are known.
    add constraint experiences_check check (left(ended_on, length(started_on)) >= left(started_on, length(ended_on)));

alter table public.educations
    drop constraint educations_started_on_check,
    drop constraint educations_ended_on_check,
    drop constraint educations_check;
alter table public.educations
    alter column started_on type text collate "C" using to_char(started_on, case
        when extract(month from started_on) = 1 and coalesce(extract(month from ended_on) = 1, true) then 'YYYY' else 'YYYY-MM' end),
    alter column ended_on type text collate "C" using to_char(ended_on, case
        when coalesce(extract(month from started_on) = 1, true) and extract(month from ended_on) = 1 then 'YYYY' else 'YYYY-MM' end);
alter table public.educations
    add constraint educations_started_on_check check (started_on ~ '^(19[4-9][0-9]|20[0-9]{2}|2100)(-(0[1-9]|1[0-2]))?$'),
    add constraint educations_ended_on_check check (ended_on ~ '^(19[4-9][0-9]|20[0-9]{2}|2100)(-(0[1-9]|1[0-2]))?$'),
    add constraint educations_check check (left(ended_on, length(started_on)) >= left(started_on, length(ended_on)));

alter table public.featured_projects
    alter column started_on type text collate "C" using to_char(started_on, case
        when extract(month from started_on) = 1 and coalesce(extract(month from ended_on) = 1, true) then 'YYYY' else 'YYYY-MM' end),
    alter column ended_on type text collate "C" using to_char(ended_on, case
        when coalesce(extract(month from started_on) = 1, true) and extract(month from ended_on) = 1 then 'YYYY' else 'YYYY-MM' end);
alter table public.featured_projects
    add constraint featured_projects_started_on_check check (started_on ~ '^(19[4-9][0-9]|20[0-9]{2}|2100)(-(0[1-9]|1[0-2]))?$'),
    add constraint featured_projects_ended_on_check check (ended_on ~ '^(19[4-9][0-9]|20[0-9]{2}|2100)(-(0[1-9]|1[0-2]))?$'),
    add constraint featured_projects_check check (left(ended_on, length(started_on)) >= left(started_on, length(ended_on)));
