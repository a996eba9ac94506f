-- Figures of career intelligence: commands read them through functions of the owner, the clock has them counted.
alter table private.demand_weeks enable row level security;
alter table private.skill_demand enable row level security;
alter table private.interest_funnels enable row level security;
grant execute on function
    private.response_times(uuid[]),
    private.skill_demand_of(integer[], timestamptz)
    to app_command;
grant execute on function
    private.count_interest_funnels(timestamptz),
    private.count_skill_demand(timestamptz)
    to service_role;
