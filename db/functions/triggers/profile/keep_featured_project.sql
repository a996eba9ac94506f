-- The known skills among a project's stack.
-- Definer: the function it asks may be called by no one.
create function private.keep_featured_project() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    new.skill_ids := array(
        select distinct k from (select private.find_skill(s) as k from unnest(new.stack) s) found
        where k is not null order by k);
    if tg_op = 'UPDATE' then
        new.updated_at := now();
    end if;
    return new;
end
$$;

create trigger keep_featured_project before insert or update on public.featured_projects
    for each row execute function private.keep_featured_project();
