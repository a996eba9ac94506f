-- A job, a company or a profile changed in what its document says or in who may find it.
-- Definer: no role holds anything on search_documents.
create function private.index_search_of_row() returns trigger
    language plpgsql security definer
    set search_path = ''
as $$
begin
    perform private.index_search(tg_argv[0], array[new.id]);
    return null;
end
$$;

create trigger index_search_new after insert on public.job_openings
    for each row when (new.is_listed)
    execute function private.index_search_of_row('jobs');
create trigger index_search after update on public.job_openings
    for each row when ((old.is_listed or new.is_listed) and (
        old.is_listed, old.is_public, old.title, old.description, old.places, old.seniority, old.remote_policy,
        old.employment_type, old.pay_max_year, old.pay_currency, old.published_at, old.expires_at)
        is distinct from (
        new.is_listed, new.is_public, new.title, new.description, new.places, new.seniority, new.remote_policy,
        new.employment_type, new.pay_max_year, new.pay_currency, new.published_at, new.expires_at))
    execute function private.index_search_of_row('jobs');

create trigger index_search_new after insert on public.companies
    for each row when (new.approval_status = 'approved')
    execute function private.index_search_of_row('companies');
create trigger index_search after update on public.companies
    for each row when ((old.approval_status = 'approved' or new.approval_status = 'approved') and (
        old.approval_status, old.public_link, old.name, old.tagline, old.industry, old.tech_stack, old.places, old.size,
        old.about, old.culture, old.benefits)
        is distinct from (
        new.approval_status, new.public_link, new.name, new.tagline, new.industry, new.tech_stack, new.places, new.size,
        new.about, new.culture, new.benefits))
    execute function private.index_search_of_row('companies');

-- An account begins without a role: no one can be found who was not updated since.
create trigger index_search after update on public.profiles
    for each row when ((
        old.visibility, old.role, old.is_active, old.needs_onboarding, old.full_name, old.headline, old.about, old.location,
        old.seniority, old.availability, old.completed_challenges)
        is distinct from (
        new.visibility, new.role, new.is_active, new.needs_onboarding, new.full_name, new.headline, new.about, new.location,
        new.seniority, new.availability, new.completed_challenges))
    execute function private.index_search_of_row('people');
