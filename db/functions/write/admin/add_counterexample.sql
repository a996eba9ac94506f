-- Makes a dispute's input a test of its challenge, of another version, by which everyone who answered is judged again.
-- The test's name.
-- Definer: no role of a command writes the catalogue or its tests.
create function private.add_counterexample(p_dispute_id uuid, p_expected jsonb) returns text
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_dispute public.challenge_disputes;
    v_challenge public.challenges;
    v_before bigint;
    v_name text;
    v_document jsonb;
begin
    select * into v_dispute from public.challenge_disputes d where d.id = p_dispute_id;
    select * into v_challenge from public.challenges c where c.id = v_dispute.challenge_id for no key update;
    select s.document into v_document from private.challenge_secrets s where s.version_id = v_challenge.current_version_id;
    v_before := (select count(*) from private.challenge_extra_tests x where x.challenge_id = v_challenge.id);
    v_name := 'Counterexample ' || v_before + 1;
    -- What install_challenge appends is taken off first: it is what the folder says.
    v_document := v_document || jsonb_build_object('tests', (
        select jsonb_agg(t.test order by t.n) from jsonb_array_elements(v_document -> 'tests') with ordinality t (test, n)
        where t.n <= jsonb_array_length(v_document -> 'tests') - v_before));
    insert into private.challenge_extra_tests (challenge_id, dispute_id, test)
    values (v_challenge.id, p_dispute_id, jsonb_build_object('name', v_name, 'visible', false, 'purpose', 'edge')
        || case when v_dispute.setup is null then jsonb_build_object('arguments', v_dispute.arguments)
            else jsonb_build_object('setup', v_dispute.setup) end
        || jsonb_build_object('expected', p_expected));
    perform private.install_challenge(v_challenge.slug, v_challenge.position, v_document);
    return v_name;
end
$$;
