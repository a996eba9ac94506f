-- Carries a company's approval to its members' profiles, and with its public link to its jobs.
-- Definer: it writes profiles and jobs of others than the one whose write fires it.
create function private.mirror_company() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    if new.approval_status <> old.approval_status then
        update public.profiles p set company_approval_status = new.approval_status where p.company_id = new.id;
    end if;
    -- The job's own trigger computes both flags from what the company is now.
    update public.job_openings j set is_listed = j.is_listed where j.company_id = new.id and j.status = 'open';
    return null;
end
$$;

create trigger mirror_company after update of approval_status, public_link on public.companies
    for each row
    when (old.approval_status <> new.approval_status or old.public_link <> new.public_link)
    execute function private.mirror_company();
