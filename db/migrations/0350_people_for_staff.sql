-- How staff find people, and what they do for someone who lost a second factor.

create index users_email_beginning on auth.users (email text_pattern_ops);
create index users_banned on auth.users (id) where banned_until is not null;
create index profiles_slug_beginning on public.profiles (slug text_pattern_ops);
create index profiles_name_words on public.profiles using gin (to_tsvector('simple', full_name));
create index profiles_newest on public.profiles (created_at desc, id desc);
create index profiles_inactive on public.profiles (created_at desc, id desc) where not is_active;
create index profiles_onboarding on public.profiles (created_at desc, id desc) where needs_onboarding;

-- A member of staff asked to take a second factor off; it waits a day for another one to confirm it. One for each factor.
create table private.factor_removals (
    factor_id uuid primary key references auth.mfa_factors on delete cascade,
    profile_id uuid not null references public.profiles on delete cascade,
    asked_by uuid not null references public.profiles on delete cascade,
    reason text not null check (length(trim(reason)) between 1 and 2000),
    created_at timestamptz not null,
    expires_at timestamptz not null
);
create index factor_removals_profile on private.factor_removals (profile_id);
create index factor_removals_asked_by on private.factor_removals (asked_by);
create index factor_removals_expires on private.factor_removals (expires_at);
