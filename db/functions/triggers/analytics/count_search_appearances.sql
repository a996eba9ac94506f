-- Adds new search appearances to the days of the people. The profile is held, so that its time zone can't change in between.
create function private.count_search_appearances() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    with people as materialized (
        select p.id, coalesce(p.timezone, 'UTC') as zone from public.profiles p
        where p.id in (select a.profile_id from new_appearances a) order by p.id for share
    )
    insert into private.search_appearance_days as d (profile_id, day, appearances)
    select a.profile_id, (a.appeared_at at time zone p.zone)::date, count(*)
    from new_appearances a join people p on p.id = a.profile_id
    group by 1, 2 order by 1, 2
    on conflict (profile_id, day) do update set appearances = d.appearances + excluded.appearances;
    return null;
end
$$;

create trigger count_search_appearances after insert on private.search_appearances
    referencing new table as new_appearances for each statement execute function private.count_search_appearances();
