-- Another time zone has other days: a person's days are counted again from the views.
-- Definer: no role holds anything on views and their days.
create function private.recount_views() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_zone text := coalesce(new.timezone, 'UTC');
begin
    if v_zone = coalesce(old.timezone, 'UTC') then
        return null;
    end if;
    delete from private.profile_view_days d where d.profile_id = new.id;
    delete from private.profile_viewer_days d where d.profile_id = new.id;
    delete from private.search_appearance_days d where d.profile_id = new.id;
    insert into private.profile_view_days (profile_id, day, source, views)
    select new.id, (v.viewed_at at time zone v_zone)::date, v.source, count(*)
    from private.profile_views v where v.profile_id = new.id group by 2, 3;
    insert into private.profile_viewer_days (profile_id, day, viewer_id, visitor)
    select distinct new.id, (v.viewed_at at time zone v_zone)::date, v.viewer_id, v.visitor
    from private.profile_views v
    where v.profile_id = new.id and (v.viewer_id is not null or v.visitor is not null);
    insert into private.search_appearance_days (profile_id, day, appearances)
    select new.id, (a.appeared_at at time zone v_zone)::date, count(*)
    from private.search_appearances a where a.profile_id = new.id group by 2;
    return null;
end
$$;

create trigger recount_views after update of timezone on public.profiles
    for each row execute function private.recount_views();
