-- Leaving: accounts that rest or end, the copy of one's own data; and coming: invitations to a company's team.

-- When the person themselves put the account to rest. Null for an account that is active or that staff closed: only what
-- a person did themselves they can take back.
alter table auth.users add column deactivated_at timestamptz;

-- The link that brings a resting account back. One a person; stored as a hash.
create table auth.restore_links (
    user_id uuid primary key references auth.users on delete cascade,
    link_hash bytea not null unique,
    created_at timestamptz not null,
    expires_at timestamptz not null
);
create index restore_links_expires_at_idx on auth.restore_links (expires_at);

create table public.team_invitations (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null references public.companies on delete cascade,
    -- Normalised as the address of an account is.
    email text not null check (char_length(email) between 3 and 254),
    permissions text[] not null default '{}' check (permissions <@ array[
        'view_analytics', 'manage_jobs', 'manage_challenges', 'view_candidates', 'message_candidates',
        'manage_company', 'manage_team']),
    -- Null once that account is gone; the invitation then holds no more.
    invited_by uuid references public.profiles on delete set null,
    -- SHA-256 of the link's 256 random bits. No column grant.
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    accepted_at timestamptz,
    accepted_by uuid references public.profiles on delete set null,
    revoked_at timestamptz,
    check (accepted_at is null or revoked_at is null)
);
create index team_invitations_company on public.team_invitations (company_id, created_at desc);
create index team_invitations_email on public.team_invitations (email);
create index team_invitations_invited_by on public.team_invitations (invited_by);
create index team_invitations_accepted_by on public.team_invitations (accepted_by);
-- One open invitation of a company to an address: inviting again replaces it.
create unique index team_invitations_open on public.team_invitations (company_id, email)
    where accepted_at is null and revoked_at is null;

-- Copies of a person's own data. The archive itself is an object of the bucket "exports".
create table private.data_exports (
    id uuid primary key,
    profile_id uuid not null references public.profiles on delete cascade,
    state text not null default 'waiting' check (state in ('waiting', 'running', 'ready', 'failed')),
    -- Tables and files that are packed, of how many.
    done integer not null default 0,
    total integer not null default 0,
    object_name text check (length(object_name) = 73),
    size bigint,
    created_at timestamptz not null,
    finished_at timestamptz,
    expires_at timestamptz
);
create index data_exports_profile on private.data_exports (profile_id, created_at desc);
create unique index data_exports_object on private.data_exports (object_name) where object_name is not null;

insert into storage.buckets
    (id, name, public, file_size_limit, allowed_mime_types, image_side, owner_objects, owner_bytes, signed_seconds, sweeps)
values ('exports', 'exports', false, null, null, null, 48, 107374182400, 300, true);

-- The log names people by their ids alone: whose account is gone has no name in it.
alter table private.audit_log disable trigger user;
update private.audit_log set actor_label = 'staff' where actor_id is not null;
alter table private.audit_log enable trigger user;
