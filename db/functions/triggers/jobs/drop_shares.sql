-- Anyone who leaves a company loses what its members shared with them; coming back does not bring it back.
-- Definer: anyone who moves a member need not be able to write job_sharing.
create function private.drop_shares() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    delete from public.job_sharing s
    using public.job_openings j
    where s.shared_with = new.id and j.id = s.job_opening_id and j.company_id is distinct from new.company_id;
    return null;
end
$$;

create trigger drop_shares after update of company_id on public.profiles
    for each row when (old.company_id is distinct from new.company_id)
    execute function private.drop_shares();
