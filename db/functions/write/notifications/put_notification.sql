-- Tells people of an event: a row for each who is active and was not told of it yet, with what they chose about its kind
-- (else the defaults that are given). Answers the rows that are new and wanted by email. Nothing about a person who is
-- gone.
-- Definer: rows and settings of others.
create function private.put_notification(
    p_people uuid[], p_kind text, p_shown_by_default boolean, p_emailed_by_default boolean, p_event text, p_thing text,
    p_about_id uuid, p_title text, p_path text
) returns table (notification_id uuid)
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
    with wanted as (
        select p.id, coalesce(s.in_app, p_shown_by_default) as is_shown, coalesce(s.email, p_emailed_by_default) as by_email
        from public.profiles p
        left join public.notification_settings s on s.profile_id = p.id and s.kind = p_kind
        where p.id = any (p_people) and p.is_active
          and (p_about_id is null or exists (select from public.profiles a where a.id = p_about_id))
    ), told as (
        insert into public.notifications (profile_id, kind, event, thing, about_id, title, path, is_shown)
        select w.id, p_kind, p_event, p_thing, p_about_id, p_title, p_path, w.is_shown
        from wanted w
        where w.is_shown or w.by_email
        order by w.id
        on conflict (profile_id, event) do nothing
        returning id, profile_id
    )
    select t.id from told t join wanted w on w.id = t.profile_id and w.by_email;
end
$$;
