-- Brings a challenge back into the catalogue, or takes it out by the hand of staff; the challenge as it is then.
-- Definer: no role of a command writes the catalogue.
create function private.offer_challenge(
    p_id uuid, p_offered boolean,
    out id uuid, out slug text, out published_at timestamptz, out retired_at timestamptz
) returns setof record
    language plpgsql volatile security definer
    set search_path = ''
as $$
begin
    return query
    update public.challenges c set retired_at = case when not p_offered then now() end,
        retired_by = case when not p_offered then 'staff' end
    where c.id = p_id
    returning c.id, c.slug, c.published_at, c.retired_at;
end
$$;
