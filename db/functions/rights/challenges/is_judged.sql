-- Whether a worker that judges this language runs, or ran within the last p_grace.
-- Definer: who judges is in private.
create function private.is_judged(p_language text, p_grace interval default '0') returns boolean
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return p_language = any (private.judged_within(p_grace));
end
$$;
