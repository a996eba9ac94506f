-- What people report as a bug, with what they saw and the browser they saw it in. It goes with its account.
create table public.bug_reports (
    -- Made by the client: sending again never doubles it.
    id uuid primary key,
    reporter_id uuid not null references public.profiles on delete cascade,
    words text not null check (length(words) between 1 and 5000),
    -- The object's name in the bucket "bug-reports".
    screenshot_path text unique check (length(screenshot_path) = 73),
    -- What the browser said of itself; shown before it is sent.
    user_agent text check (length(user_agent) between 1 and 1000),
    platform text check (length(platform) between 1 and 200),
    language text check (length(language) between 1 and 100),
    viewport text check (length(viewport) between 1 and 100),
    -- Of the last error that the app showed.
    request_id text check (length(request_id) between 1 and 100),
    state text not null default 'open' check (state in ('open', 'in_progress', 'fixed', 'wont_fix')),
    -- What staff wrote to the person.
    answer text check (length(answer) between 1 and 2000),
    answered_at timestamptz,
    created_at timestamptz not null default clock_timestamp()
);
-- The limit, and one's own list.
create index bug_reports_reporter on public.bug_reports (reporter_id, created_at desc);
create index bug_reports_queue on public.bug_reports (state, created_at, id);

-- Pictures are decoded and written again, so that a screenshot carries nothing but its pixels.
insert into storage.buckets
    (id, name, public, file_size_limit, allowed_mime_types, image_side, owner_objects, owner_bytes, signed_seconds, sweeps)
values ('bug-reports', 'bug-reports', false, 5 * 1024 * 1024, '{image/png,image/jpeg,image/webp,image/gif}', 2560,
    500, 500 * 1024 * 1024, 300, true);

-- One more kind of notifications, whichever others there are by now.
do $$
declare
    v_table text;
begin
    foreach v_table in array array['notifications', 'notification_settings'] loop
        execute (
            select format('alter table public.%I drop constraint %I, add constraint %2$I %s', v_table, k.conname,
                replace(pg_get_constraintdef(k.oid), 'ARRAY[', 'ARRAY[''bug_report_answered''::text, '))
            from pg_constraint k
            where k.conrelid = format('public.%I', v_table)::regclass and k.conname = v_table || '_kind_check');
    end loop;
end
$$;
