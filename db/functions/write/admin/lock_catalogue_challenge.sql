-- Holds a challenge of the catalogue: whether it is offered. No row: there is no such challenge.
-- Definer: policies hide what is not offered, and no role of a command may hold any.
create function private.lock_catalogue_challenge(p_id uuid) returns setof boolean
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query select c.retired_at is null from public.challenges c where c.id = p_id for no key update;
end
$$;
