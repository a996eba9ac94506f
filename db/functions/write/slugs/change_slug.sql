-- Gives the caller's page (or their company's) another address, if the changes of 30 days are not used up. The owner's
-- row is locked first, so the limit holds under parallel calls. Answers with what happened: changed, a state of
-- private.slug_state, limit, or not_allowed.
create function private.change_slug(p_kind text, p_slug text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_owner uuid := private.my_slug_owner(p_kind);
    v_state text;
    v_left integer;
    v_next timestamptz;
begin
    if v_owner is null or not private.caller_ready() then
        return '{"state": "not_allowed"}';
    end if;
    if p_kind = 'profile' then
        perform private.lock_me();
    else
        perform private.lock_company(v_owner);
    end if;
    v_state := private.slug_state(p_kind, v_owner, p_slug);
    if v_state not in ('free', 'former') then
        return jsonb_build_object('state', v_state);
    end if;
    select b.changes_left, b.next_change_at into v_left, v_next from private.slug_budget(p_kind, v_owner) b;
    if v_left < 1 then
        return jsonb_build_object('state', 'limit', 'limit', private.slug_limit(), 'next_change_at', v_next);
    end if;
    begin
        if p_kind = 'profile' then
            update public.profiles p set slug = p_slug where p.id = v_owner;
        else
            update public.companies c set slug = p_slug where c.id = v_owner;
        end if;
    exception when unique_violation then
        -- Somebody was faster.
        return '{"state": "taken"}';
    end;
    select b.changes_left, b.next_change_at into v_left, v_next from private.slug_budget(p_kind, v_owner) b;
    return jsonb_build_object('state', 'changed', 'slug', p_slug, 'changes_left', v_left, 'next_change_at', v_next);
end
$$;
