-- Adds new views of companies' pages to their days.
create function private.count_company_views() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    with viewed as materialized (
        select v.company_id, (v.viewed_at at time zone 'UTC')::date as day, v.source, v.viewer_id, v.visitor from new_views v
    ), viewers as (
        insert into private.company_viewer_days (company_id, day, viewer_id, visitor)
        select distinct v.company_id, v.day, v.viewer_id, v.visitor from viewed v
        where v.viewer_id is not null or v.visitor is not null
        order by 1, 2, 3, 4
        on conflict do nothing
    )
    insert into private.company_view_days as d (company_id, day, is_job, is_internal, source, views)
    select v.company_id, v.day, false, v.visitor is null, v.source, count(*) from viewed v
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (company_id, day, is_job, is_internal, source) do update set views = d.views + excluded.views;
    return null;
end
$$;

create trigger count_company_views after insert on private.company_views
    referencing new table as new_views for each statement execute function private.count_company_views();
