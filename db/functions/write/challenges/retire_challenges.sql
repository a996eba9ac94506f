-- Takes out of the catalogue what its folder no longer holds. What people completed stays and counts.
create function private.retire_challenges(p_kept text[]) returns void
    language plpgsql volatile
    set search_path = ''
as $$
begin
    update public.challenges c set retired_at = now(), retired_by = 'catalogue'
    where c.slug <> all (p_kept) and c.retired_at is null;
end
$$;
