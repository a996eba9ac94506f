-- Signing in by other services (OpenID Connect): Google, issuers of the configuration, and companies' own.

-- A person who was sent to a provider and is expected back. Neither the state nor the browser's cookie is kept; what is
-- told to the provider (nonce, verifier) follows from the state and a key of the server.
create table auth.oauth_states (
    state_hash bytea primary key,
    -- A name of the configuration, or "sso:" and the id of a company's provider.
    provider text not null,
    browser_hash bytea not null,
    -- Only the browser with that cookie may come back. Otherwise the client's challenge stands in for it: then
    -- nothing happens before the code is exchanged.
    browser_bound boolean not null,
    redirect_to text not null,
    -- The client's own PKCE challenge.
    code_challenge text,
    -- Who asked to link a further identity, and in which session: it has to live until the end.
    link_user uuid references auth.users on delete cascade,
    link_session uuid references auth.sessions on delete cascade,
    created_at timestamptz not null,
    check (browser_bound or code_challenge is not null),
    check ((link_user is null) = (link_session is null))
);
create index oauth_states_created_at_idx on auth.oauth_states (created_at);
create index oauth_states_link_user_idx on auth.oauth_states (link_user);
create index oauth_states_link_session_idx on auth.oauth_states (link_session);

alter table auth.flow_codes
    -- Whose word the code stands for.
    add column provider text,
    -- Sealed: the provider's tokens, and the identity that the exchange will link.
    add column carried bytea;

-- A company's own provider. Another issuer is another row: what its tokens say about people is another's word.
create table auth.sso_providers (
    id uuid primary key default gen_random_uuid(),
    company_id uuid not null unique references public.companies on delete cascade,
    issuer text not null check (length(issuer) between 8 and 500),
    client_id text not null check (length(client_id) between 1 and 500),
    -- Sealed by the master secret; null for a public client.
    client_secret bytea,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);

-- Domains whose addresses a company's provider may sign in, once they are proved.
create table auth.sso_domains (
    company_id uuid not null references public.companies on delete cascade,
    -- Lower case, ASCII form.
    domain text not null check (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' and length(domain) <= 253),
    -- What the domain's text record has to say.
    token text not null,
    checked_at timestamptz,
    verified_at timestamptz,
    verified_by text check (verified_by in ('dns', 'staff')),
    created_at timestamptz not null default now(),
    primary key (company_id, domain),
    check ((verified_at is null) = (verified_by is null))
);
-- Anybody may claim a domain; it is one company's once it is proved.
create unique index sso_domains_verified on auth.sso_domains (domain) where verified_at is not null;
