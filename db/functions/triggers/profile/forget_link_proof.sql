-- What was found out about an address says nothing about another one: a link that leads elsewhere is unverified.
create function private.forget_link_proof() returns trigger
    language plpgsql
    set search_path = ''
as $$
begin
    if new.url <> old.url then
        new.verified_at := null;
        new.verified_by := null;
        new.checked_at := null;
        new.check_failure := null;
        new.missed := 0;
        new.lapsed_at := null;
        new.check_due_at := null;
    end if;
    return new;
end
$$;

create trigger forget_link_proof before update of url on public.profile_links
    for each row execute function private.forget_link_proof();
