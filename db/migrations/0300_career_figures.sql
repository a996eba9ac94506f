-- Figures of career intelligence that are counted once and read often.

-- Weeks whose demand is counted: what was open as the Monday began, UTC. A count is never changed afterwards.
create table private.demand_weeks (
    week date primary key check (extract(isodow from week) = 1),
    jobs integer not null check (jobs >= 0)
);
-- Of these jobs, how many ask for a skill. A skill that none asks for has no row.
create table private.skill_demand (
    skill_id integer not null references public.skills on delete cascade,
    week date not null references private.demand_weeks on delete cascade,
    jobs integer not null check (jobs > 0),
    primary key (skill_id, week)
);
create index skill_demand_week on private.skill_demand (week);
-- A week is counted back from today: by what changed since.
create index job_status_changes_time on private.job_status_changes (created_at);

-- How far the interests of groups of people get, as averages of people's own percentages. No row is of one person, and
-- pages see none of few (public.get_interest_funnel).
create table private.interest_funnels (
    id bigint generated always as identity primary key,
    counted_on date not null,
    -- Null for people of all levels.
    seniority text check (seniority in ('intern', 'junior', 'mid', 'senior', 'staff', 'principal')),
    people integer not null check (people >= 0),
    -- Of the jobs they viewed, and of their interests.
    interested_percent numeric,
    approved_percent numeric,
    -- Those of them who were approved, and what part of their approvals became a conversation.
    approved_people integer not null check (approved_people >= 0),
    conversation_percent numeric,
    unique nulls not distinct (counted_on, seniority)
);
