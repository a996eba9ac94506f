-- A free slug made of a name: "Jana Nováková" becomes jana-novakova, then jana-novakova-2. p_table is profiles or companies.
-- Definer: policies hide most owners of addresses, and a name must not be given twice.
create function private.unique_slug(p_table text, p_name text) returns text
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_base text := trim(both '-' from left(trim(both '-' from
        regexp_replace(regexp_replace(normalize(lower(p_name), nfd), '[\u0300-\u036f]', '', 'g'), '[^a-z0-9]+', '-', 'g')), 48));
    v_try text;
    v_taken boolean;
begin
    if p_table not in ('profiles', 'companies') then
        raise exception 'no slugs for %', p_table;
    end if;
    if v_base = '' then
        v_base := case p_table when 'profiles' then 'dev' else 'company' end;
    end if;
    v_try := v_base;
    for v_n in 2..20 loop
        -- Two of one name at once: the second waits until the first is done, and then sees that it is taken. Addresses are
        -- only ever locked in the order of this walk, companies before people.
        perform pg_advisory_xact_lock(hashtextextended('slug ' || p_table || ' ' || v_try, 0));
        v_taken := private.slug_owner(case p_table when 'profiles' then 'profile' else 'company' end, v_try) is not null
            or v_try = any (private.reserved_slugs());
        exit when not v_taken;
        v_try := v_base || '-' || v_n;
    end loop;
    -- Twenty of one name: a tail from the clock's randomness instead of a walk.
    if v_taken then
        v_try := v_base || '-' || left(replace(gen_random_uuid()::text, '-', ''), 8);
    end if;
    return v_try;
end
$$;
