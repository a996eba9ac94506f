-- Before every write of a job: whether it is listed (signed-in people) and public (everyone), its version, its time, and
-- that only an open job is featured.
-- Definer: anyone who writes a job need not be able to read its company.
create function private.keep_job() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
declare
    v_approved boolean;
    v_public boolean;
begin
    select c.approval_status = 'approved', c.public_link into v_approved, v_public
    from public.companies c where c.id = new.company_id;
    new.is_listed := new.status = 'open' and v_approved;
    new.is_public := new.is_listed and v_public;
    if new.status <> 'open' then
        new.featured_at := null;
    end if;
    if tg_op = 'UPDATE' then
        new.updated_at := now();
        -- A company's approval moves the flags without anyone having edited the job.
        if new.status <> old.status
            or (new.is_listed = old.is_listed and new.is_public = old.is_public) then
            new.version := old.version + 1;
        else
            new.updated_at := old.updated_at;
        end if;
    end if;
    return new;
end
$$;

create trigger keep_job before insert or update on public.job_openings
    for each row execute function private.keep_job();
