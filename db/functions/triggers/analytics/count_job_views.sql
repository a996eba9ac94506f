-- Adds new views of jobs to the days of the job and of its company.
create function private.count_job_views() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    with viewed as materialized (
        select v.job_opening_id, j.company_id, (v.viewed_at at time zone 'UTC')::date as day, v.source, v.viewer_id, v.visitor
        from new_views v join public.job_openings j on j.id = v.job_opening_id
    ), viewers as (
        insert into private.company_viewer_days (company_id, day, viewer_id, visitor)
        select distinct v.company_id, v.day, v.viewer_id, v.visitor from viewed v
        where v.viewer_id is not null or v.visitor is not null
        order by 1, 2, 3, 4
        on conflict do nothing
    ), of_company as (
        insert into private.company_view_days as d (company_id, day, is_job, is_internal, source, views)
        select v.company_id, v.day, true, v.visitor is null, v.source, count(*) from viewed v
        group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
        on conflict (company_id, day, is_job, is_internal, source) do update set views = d.views + excluded.views
    )
    insert into private.job_view_days as d (job_opening_id, day, views)
    select v.job_opening_id, v.day, count(*) from viewed v group by 1, 2 order by 1, 2
    on conflict (job_opening_id, day) do update set views = d.views + excluded.views;
    return null;
end
$$;

create trigger count_job_views after insert on private.job_views
    referencing new table as new_views for each statement execute function private.count_job_views();
