-- A number from 0 to 1 that follows from a text.
create function pg_temp.chance(p_text text) returns float8 language sql immutable as
    'select (hashtextextended(p_text, 7) & 1048575) / 1048576.0';
-- A moment of the last half year, the recent ones more often, mostly on a working day and by day.
create function pg_temp.moment(p_text text, p_now timestamptz) returns timestamptz language sql immutable as
    'select least(p_now - interval ''1 minute'', d.day - case when extract(isodow from d.day) > 5 and pg_temp.chance(p_text || ''w'') < 0.7
            then interval ''2 days'' else interval ''0'' end)
     from (select p_now - interval ''3 hours'' - floor(180 * power(pg_temp.chance(p_text), 1.4)) * interval ''1 day''
         - (pg_temp.chance(p_text || ''h'') - 0.5) * interval ''9 hours'' as day) d';

create temporary table demo_employers on commit drop as
select row_number() over (order by p.id) - 1 as n, p.id, p.company_id
from public.profiles p join public.companies c on c.id = p.company_id and c.approval_status = 'approved'
where p.role = 'employer';
create temporary table demo_seekers on commit drop as
select row_number() over (order by p.id) - 1 as n, p.id, p.visibility from public.profiles p where p.role = 'job_seeker';
alter table demo_employers add primary key (n);
alter table demo_seekers add primary key (n);
analyze demo_employers;
analyze demo_seekers;

-- People: by employers who search or decide, by other seekers, and by visitors with a link.
insert into private.profile_views (profile_id, viewed_at, source, viewer_id, viewer_company_id, visitor, visitor_network)
select s.id, pg_temp.moment(v.key, :now),
    case when v.kind < 0.55 then (array['search', 'candidates', 'candidates', 'message'])[1 + floor(4 * pg_temp.chance(v.key || 's'))::integer]
        when v.kind < 0.7 then 'company' else 'link' end,
    case when v.kind < 0.55 then e.id when v.kind < 0.7 then o.id end, case when v.kind < 0.55 then e.company_id end,
    case when v.kind >= 0.7 then decode(md5(v.key), 'hex') end, case when v.kind >= 0.7 then decode(md5(v.key || 'n'), 'hex') end
from demo_seekers s
cross join lateral generate_series(1, case when s.id = :mira then 190 else 2 + floor(5 * pg_temp.chance(s.id::text))::integer end) g (n)
cross join lateral (select s.id::text || 'profile' || g.n as key, pg_temp.chance(s.id::text || 'kind' || g.n) as kind) v
join demo_employers e on e.n = floor((select count(*) from demo_employers) * pg_temp.chance(v.key || 'e'))
join demo_seekers o on o.n = floor((select count(*) from demo_seekers) * pg_temp.chance(v.key || 'o'))
where s.visibility <> 'private' and o.id <> s.id;

insert into private.search_appearances (profile_id, appeared_at, viewer_id)
select s.id, pg_temp.moment(v.key, :now), e.id
from demo_seekers s
cross join lateral generate_series(1, case when s.id = :mira then 260 else 2 + floor(4 * pg_temp.chance(s.id || 'a'))::integer end) g (n)
cross join lateral (select s.id::text || 'search' || g.n as key) v
join demo_employers e on e.n = floor((select count(*) from demo_employers) * pg_temp.chance(v.key || 'e'))
where s.visibility = 'open';

-- Companies' pages.
insert into private.company_views (company_id, viewed_at, source, viewer_id, visitor, visitor_network)
select c.id, pg_temp.moment(v.key, :now), case when v.kind < 0.6 then (array['jobs', 'search', 'jobs'])[1 + floor(3 * v.kind / 0.6)::integer] else 'link' end,
    case when v.kind < 0.6 then o.id end, case when v.kind >= 0.6 then decode(md5(v.key), 'hex') end,
    case when v.kind >= 0.6 then decode(md5(v.key || 'n'), 'hex') end
from public.companies c
cross join lateral generate_series(1, case when exists (select from public.profiles p where p.id = :admin and p.company_id = c.id)
    then 420 else 12 + floor(16 * pg_temp.chance(c.id::text))::integer end) g (n)
cross join lateral (select c.id::text || 'page' || g.n as key, pg_temp.chance(c.id::text || 'kind' || g.n) as kind) v
join demo_seekers o on o.n = floor((select count(*) from demo_seekers) * pg_temp.chance(v.key || 'o'))
where c.approval_status = 'approved';

-- Jobs: who decided on one has opened it before, and others only looked.
insert into private.job_views (job_opening_id, viewed_at, source, viewer_id)
select i.job_opening_id, i.created_at - interval '2 minutes', case when i.source = 'search' then 'search' else 'jobs' end, i.profile_id
from public.job_interactions i where i.source <> 'invitation';
insert into private.job_views (job_opening_id, viewed_at, source, viewer_id, visitor, visitor_network)
select j.id, t.at, case when v.kind < 0.65 then (array['jobs', 'search', 'company'])[1 + floor(3 * v.kind / 0.65)::integer] else 'link' end,
    case when v.kind < 0.65 then o.id end, case when v.kind >= 0.65 then decode(md5(v.key), 'hex') end,
    case when v.kind >= 0.65 then decode(md5(v.key || 'n'), 'hex') end
from public.job_openings j
cross join lateral generate_series(1, case when exists (select from public.profiles p where p.id = :admin and p.company_id = j.company_id)
    then 60 + floor(60 * pg_temp.chance(j.id::text))::integer else 3 + floor(6 * pg_temp.chance(j.id::text))::integer end) g (n)
cross join lateral (select j.id::text || 'job' || g.n as key, pg_temp.chance(j.id::text || 'kind' || g.n) as kind) v
cross join lateral (select pg_temp.moment(v.key, :now) as at) t
join demo_seekers o on o.n = floor((select count(*) from demo_seekers) * pg_temp.chance(v.key || 'o'))
where t.at > j.published_at and t.at < coalesce(j.ended_at, :now);
drop function pg_temp.moment(text, timestamptz);
drop function pg_temp.chance(text);
