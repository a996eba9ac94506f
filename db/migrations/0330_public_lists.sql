-- What visitors browse: jobs newest first, also by where they are done and by seniority; companies by name.
create index job_openings_public on public.job_openings (published_at desc, id)
    include (remote_policy, seniority, pay_currency, pay_max_year, expires_at) where is_public and is_listed;
create index companies_public on public.companies (name, id) where approval_status = 'approved' and public_link;
