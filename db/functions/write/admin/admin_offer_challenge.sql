-- Staff take a challenge out of the catalogue or bring it back.
create function private.admin_offer_challenge(p_id uuid, p_offered boolean, p_reason text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_retired timestamptz;
begin
    perform private.require_staff(p_reason);
    select c.retired_at into v_retired from public.challenges c where c.id = p_id for no key update;
    if not found then
        raise exception 'not_found' using errcode = 'PT404';
    elsif (v_retired is null) = p_offered then
        raise exception 'unchanged' using errcode = 'PT409';
    end if;
    update public.challenges c set retired_at = case when not p_offered then now() end,
        retired_by = case when not p_offered then 'staff' end
    where c.id = p_id;
    perform private.log_audit(auth.uid(), 'staff', case when p_offered then 'challenge.publish' else 'challenge.retire' end,
        'challenge', p_id::text, p_reason);
    return (
        select jsonb_build_object('id', c.id, 'slug', c.slug, 'published_at', c.published_at, 'retired_at', c.retired_at)
        from public.challenges c where c.id = p_id);
end
$$;
