-- When the caller's window of practice runs ends.
-- Definer: no role of a command reads auth.rate_limits.
create function private.practice_window_end() returns timestamptz
    language sql stable security definer
    set search_path = ''
as $$
    select l.resets_at from auth.rate_limits l
    where l.kind = 'practice_run' and l.key = sha256(convert_to(auth.uid()::text, 'UTF8'))
$$;
