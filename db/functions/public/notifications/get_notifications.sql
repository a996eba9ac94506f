-- The caller's notifications, an entry for each thing and kind, the one with the newest notification first. Pages go on
-- after the newest notification of the last entry. The sweep keeps the table short, so all of the caller's rows are
-- grouped.
create function public.get_notifications(p_limit integer default 20, p_before timestamptz default null, p_before_id uuid default null)
    returns jsonb
    language plpgsql stable
    set search_path = ''
as $$
begin
    if not private.is_onboarded() then
        return '[]';
    end if;
    return (
        select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'title', e.title, 'path', e.path,
            'created_at', e.created_at, 'count', e.count, 'unread', e.unread) order by e.created_at desc, e.id desc), '[]')
        from (
            select * from (
                select distinct on (n.kind, n.thing) n.id, n.kind, n.title, n.path, n.created_at,
                    count(*) over of_thing as count, count(*) filter (where n.read_at is null) over of_thing as unread
                from public.notifications n
                where n.profile_id = auth.uid() and n.is_shown
                window of_thing as (partition by n.kind, n.thing)
                order by n.kind, n.thing, n.created_at desc, n.id desc) newest
            where p_before is null or (newest.created_at, newest.id) < (p_before, coalesce(p_before_id, newest.id))
            order by newest.created_at desc, newest.id desc
            limit least(greatest(p_limit, 1), 50)) e);
end
$$;
