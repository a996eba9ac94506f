-- Repositories are shown of an account that is proved to be the person's: without the proof they go.
-- Definer: people write their links, and no role but commands writes what GitHub says.
create function private.forget_repositories() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    delete from public.repository_summaries s where s.link_id = new.id;
    return null;
end
$$;

create trigger forget_repositories after update of url, verified_at on public.profile_links
    for each row when (new.verified_at is null or new.url <> old.url) execute function private.forget_repositories();
