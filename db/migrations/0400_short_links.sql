-- The address of a profile on paper: short, and the same whatever the profile is called. The first 12 digits of a random
-- UUID are random all through: 48 bits, so that two alike are unlikely among a million people, and one more who signs up meets
-- another's code once in hundreds of millions of times.
alter table public.profiles
    add column short_code text not null default left(replace(gen_random_uuid()::text, '-', ''), 12)
        constraint profiles_short_code unique check (short_code ~ '^[0-9a-f]{12}$');
