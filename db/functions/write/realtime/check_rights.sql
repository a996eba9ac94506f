-- What each of many callers may do on a topic, answered by the policies of realtime.messages in one round trip. All of
-- them have the role that this runs as. An element of p_asks: {claims, sub, session_id, aal, topic, read, send}. An
-- answer: 1 listens to broadcasts, 2 to presence, 4 sends broadcasts, 8 is present; only what was asked for.
create function realtime.check_rights(p_asks jsonb) returns integer[]
    language plpgsql volatile
    set search_path = ''
as $$
declare
    v_ask jsonb;
    v_answers integer[] := '{}';
    v_bits integer;
begin
    for v_ask in select a.value from jsonb_array_elements(p_asks) with ordinality a (value, place) order by a.place loop
        v_bits := 0;
        begin
            -- Everything that could tell callers apart is set again for each.
            perform set_config('request.jwt.claims', v_ask ->> 'claims', true),
                set_config('request.jwt.claim.sub', coalesce(v_ask ->> 'sub', ''), true),
                set_config('request.jwt.claim.session_id', coalesce(v_ask ->> 'session_id', ''), true),
                set_config('request.jwt.claim.aal', coalesce(v_ask ->> 'aal', ''), true),
                set_config('realtime.topic', v_ask ->> 'topic', true);
            if (v_ask ->> 'read')::boolean then
                select coalesce(sum(case m.extension when 'broadcast' then 1 else 2 end), 0) into v_bits
                from realtime.messages m;
            end if;
            if v_ask -> 'send' ? 'broadcast' then
                v_bits := v_bits + case when realtime.may_insert('broadcast') then 4 else 0 end;
            end if;
            if v_ask -> 'send' ? 'presence' then
                v_bits := v_bits + case when realtime.may_insert('presence') then 8 else 0 end;
            end if;
        exception when others then
            -- A policy that fails for one caller says no to that one alone.
            v_bits := 0;
        end;
        v_answers := v_answers || v_bits;
    end loop;
    return v_answers;
end
$$;
