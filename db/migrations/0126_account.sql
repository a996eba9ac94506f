-- Public addresses that were given up, settings of privacy, and pictures as addresses of our own storage.

-- An address somebody had once: it leads to the present one and is nobody else's. private.keep_slug writes it;
-- private.slug_owner reads it. The owner is a profile or a company, so there is no foreign key.
create table private.old_slugs (
    kind text not null check (kind in ('profile', 'company')),
    slug text not null,
    owner_id uuid not null,
    created_at timestamptz not null default now(),
    primary key (kind, slug)
);
create index old_slugs_owner on private.old_slugs (owner_id, kind, created_at desc);

-- When addresses were changed: going back to an old one counts too and leaves no row in old_slugs.
create table private.slug_changes (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('profile', 'company')),
    owner_id uuid not null,
    created_at timestamptz not null default now()
);
create index slug_changes_owner on private.slug_changes (owner_id, kind, created_at desc);

alter table public.profiles
    -- Visits of this person to other people's pages are not counted.
    add column analytics_opt_out boolean not null default false;

-- A picture is an object in the owner's own folder of a public bucket: /storage/v1/object/public/BUCKET/OWNER/UUID.
-- Whether it exists is asked by private.keep_image when it is set.
alter table public.profiles drop constraint profiles_avatar_url_check;
alter table public.companies drop constraint companies_logo_url_check;
alter table public.featured_projects drop constraint featured_projects_image_url_check;
update public.profiles set avatar_url = null where avatar_url is not null;
update public.companies set logo_url = null where logo_url is not null;
update public.featured_projects set image_url = null where image_url is not null;
alter table public.profiles add constraint profiles_avatar_url_own check (
    avatar_url ~ ('^/storage/v1/object/public/avatars/' || id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'));
alter table public.companies add constraint companies_logo_url_own check (
    logo_url ~ ('^/storage/v1/object/public/logos/' || id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'));
alter table public.featured_projects add constraint featured_projects_image_url_own check (
    image_url ~ ('^/storage/v1/object/public/projects/' || profile_id || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'));
