-- Beta feedback: written by people about us, read by staff only. Two tables, one per role.

create table public.beta_test_responses (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references public.profiles on delete cascade,
    selected_pages jsonb not null default '[]' check (jsonb_typeof(selected_pages) = 'array'),
    selected_components jsonb not null default '[]' check (jsonb_typeof(selected_components) = 'array'),
    responses jsonb not null default '[]' check (jsonb_typeof(responses) = 'array'),
    user_role text not null check (user_role in ('job_seeker', 'employer')),
    browser_info jsonb not null default '{}' check (jsonb_typeof(browser_info) = 'object'),
    feedback_type text not null check (feedback_type in ('quick', 'detailed')),
    created_at timestamptz not null default now(),
    check (user_role = 'job_seeker'),
    check (length(selected_pages::text) + length(selected_components::text) + length(browser_info::text) <= 20000),
    check (length(responses::text) <= 200000)
);
create index beta_test_responses_user on public.beta_test_responses (user_id);
create index beta_test_responses_newest on public.beta_test_responses (created_at desc);

create table public.employer_beta_test_responses (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references public.profiles on delete cascade,
    selected_pages jsonb not null default '[]' check (jsonb_typeof(selected_pages) = 'array'),
    selected_components jsonb not null default '[]' check (jsonb_typeof(selected_components) = 'array'),
    responses jsonb not null default '[]' check (jsonb_typeof(responses) = 'array'),
    user_role text not null check (user_role in ('job_seeker', 'employer')),
    browser_info jsonb not null default '{}' check (jsonb_typeof(browser_info) = 'object'),
    feedback_type text not null check (feedback_type in ('quick', 'detailed')),
    created_at timestamptz not null default now(),
    check (user_role = 'employer'),
    check (length(selected_pages::text) + length(selected_components::text) + length(browser_info::text) <= 20000),
    check (length(responses::text) <= 200000)
);
create index employer_beta_test_responses_user on public.employer_beta_test_responses (user_id);
create index employer_beta_test_responses_newest on public.employer_beta_test_responses (created_at desc);
