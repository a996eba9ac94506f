-- Files: what is stored under which name, and which stored bytes no name leads to (yet, or any more). The bytes
-- themselves lie in a folder or an S3 bucket, under a key that is never used twice.

create table storage.buckets (
    id text primary key check (id ~ '^[a-z0-9][a-z0-9_-]{0,62}$'),
    name text not null unique check (name = id),
    owner uuid,
    -- Anybody who knows an object's name may read it.
    public boolean not null default false,
    file_size_limit bigint check (file_size_limit > 0),
    allowed_mime_types text[] check (cardinality(allowed_mime_types) <= 50),
    -- Images are decoded and written anew, their longer side at most this long. Null: bytes are kept as they came.
    image_side integer check (image_side between 16 and 4096),
    -- How much one person may keep here.
    owner_objects integer not null default 1000 check (owner_objects > 0),
    owner_bytes bigint not null default 1073741824 check (owner_bytes > 0),
    -- The longest life of a signed address, in seconds.
    signed_seconds integer not null default 604800 check (signed_seconds > 0),
    -- Objects that nothing in the product refers to are deleted after a day.
    sweeps boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
);

insert into storage.buckets
    (id, name, public, file_size_limit, allowed_mime_types, image_side, owner_objects, owner_bytes, signed_seconds, sweeps)
values
    ('avatars', 'avatars', true, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp,image/gif}', 512, 20, 20 * 1024 * 1024, 604800, true),
    ('logos', 'logos', true, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp,image/gif}', 512, 20, 20 * 1024 * 1024, 604800, true),
    ('projects', 'projects', true, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp,image/gif}', 1600, 60, 200 * 1024 * 1024, 604800, true),
    ('attachments', 'attachments', false, 10 * 1024 * 1024, '{image/png,image/jpeg,image/webp,image/gif,application/pdf,text/plain}', null, 2000, 2147483648, 300, true);

create table storage.objects (
    id uuid primary key default gen_random_uuid(),
    bucket_id text not null references storage.buckets,
    -- Whose folder, and a random name in it: nothing that a path could be made of.
    name text not null
        check (name ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'),
    folder uuid not null generated always as (left(name, 36)::uuid) stored,
    -- Who stored it; null for the operator. No foreign key: the sweeper deletes what an account leaves behind.
    owner uuid,
    -- The key of the bytes: every upload has a new one, so that nobody ever reads half of one and half of another.
    version uuid not null unique,
    size bigint not null check (size >= 0),
    -- What the bytes are, as we found it; never as somebody said it.
    content_type text not null check (length(content_type) <= 100),
    -- The first half of the bytes' SHA-256.
    etag text not null check (etag ~ '^[0-9a-f]{32}$'),
    cache_control text not null check (length(cache_control) <= 100),
    width integer check (width > 0),
    height integer check (height > 0),
    user_metadata jsonb check (jsonb_typeof(user_metadata) = 'object' and pg_column_size(user_metadata) <= 8192),
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    unique (bucket_id, name)
);
create index objects_folder on storage.objects (bucket_id, folder, name);
create index objects_owner on storage.objects (owner, bucket_id);
create index objects_age on storage.objects (bucket_id, updated_at);

-- Bytes that no object names: on their way in, replaced, or deleted. Written before the bytes are, and taken away in
-- the transaction that gives them a name: whatever is killed in between, the sweeper knows what to delete.
create table storage.loose_bytes (
    version uuid primary key,
    -- From when on they may be deleted.
    free_at timestamptz not null
);
create index loose_bytes_free on storage.loose_bytes (free_at);

-- What each person keeps in each bucket, counted by triggers under the row's lock.
create table storage.usage (
    owner uuid not null,
    bucket_id text not null references storage.buckets on delete cascade,
    objects integer not null default 0 check (objects >= 0),
    bytes bigint not null default 0 check (bytes >= 0),
    primary key (owner, bucket_id)
);
create index usage_bucket on storage.usage (bucket_id);
