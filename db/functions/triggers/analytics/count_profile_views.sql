-- Adds new views of people to their days. The profile is held, so that its time zone can't change in between.
create function private.count_profile_views() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    with people as materialized (
        select p.id, coalesce(p.timezone, 'UTC') as zone from public.profiles p
        where p.id in (select v.profile_id from new_views v) order by p.id for share
    ), viewed as materialized (
        select v.profile_id, (v.viewed_at at time zone p.zone)::date as day, v.source, v.viewer_id, v.visitor
        from new_views v join people p on p.id = v.profile_id
    ), viewers as (
        insert into private.profile_viewer_days (profile_id, day, viewer_id, visitor)
        select distinct v.profile_id, v.day, v.viewer_id, v.visitor from viewed v
        where v.viewer_id is not null or v.visitor is not null
        order by 1, 2, 3, 4
        on conflict do nothing
    )
    insert into private.profile_view_days as d (profile_id, day, source, views)
    select v.profile_id, v.day, v.source, count(*) from viewed v group by 1, 2, 3 order by 1, 2, 3
    on conflict (profile_id, day, source) do update set views = d.views + excluded.views;
    return null;
end
$$;

create trigger count_profile_views after insert on private.profile_views
    referencing new table as new_views for each statement execute function private.count_profile_views();
