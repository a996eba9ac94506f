-- Conversations of matched people. Messages carry a number per conversation, given under the conversation's row lock,
-- so that commit order and number agree.

create table public.conversations (
    id uuid primary key default gen_random_uuid(),
    -- One per match; null once that person's account is gone.
    job_interaction_id uuid unique references public.job_interactions on delete set null,
    job_opening_id uuid references public.job_openings on delete set null,
    company_id uuid not null references public.companies on delete cascade,
    seeker_profile_id uuid references public.profiles on delete set null,
    last_message_at timestamptz,
    last_sequence bigint not null default 0,
    ended_at timestamptz,
    ended_by uuid references public.profiles on delete set null,
    created_at timestamptz not null default now()
);
create index conversations_job on public.conversations (job_opening_id);
create index conversations_company on public.conversations (company_id);
create index conversations_seeker on public.conversations (seeker_profile_id);
create index conversations_ended_by on public.conversations (ended_by);

create table public.conversation_participants (
    conversation_id uuid not null references public.conversations on delete cascade,
    user_id uuid not null references public.profiles on delete cascade,
    last_read_at timestamptz,
    -- The truth; last_read_at follows the spec's client.
    last_read_sequence bigint not null default 0,
    is_hidden boolean not null default false,
    created_at timestamptz not null default now(),
    primary key (conversation_id, user_id)
);
create index conversation_participants_user on public.conversation_participants (user_id, conversation_id);

create table public.messages (
    -- Made by the client: sending again never doubles it.
    id uuid primary key,
    conversation_id uuid not null references public.conversations on delete cascade,
    -- Null once the account is gone ("deleted user").
    sender_id uuid references public.profiles on delete set null,
    sequence bigint not null check (sequence > 0),
    kind text not null default 'text' check (kind in ('text', 'system')),
    body text not null check (length(body) between 0 and 10000),
    created_at timestamptz not null,
    edited_at timestamptz,
    deleted_at timestamptz,
    unique (conversation_id, sequence)
);
create index messages_sender on public.messages (sender_id);
create index messages_time on public.messages (conversation_id, created_at);

-- When a person last opened a view whose badge counts what came since.
create table public.view_marks (
    user_id uuid not null references public.profiles on delete cascade,
    view text not null check (view in ('messages', 'candidates', 'shared_jobs')),
    viewed_at timestamptz not null,
    created_at timestamptz not null default now(),
    primary key (user_id, view)
);
