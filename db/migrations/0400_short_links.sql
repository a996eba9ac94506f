-- The address of a profile on paper: short, and the same whatever the profile is called. The first digits of a random UUID
-- are random all through; a trillion of them make two alike unlikely among millions.
alter table public.profiles
    add column short_code text not null default left(replace(gen_random_uuid()::text, '-', ''), 10)
        constraint profiles_short_code unique check (short_code ~ '^[0-9a-f]{10}$');
