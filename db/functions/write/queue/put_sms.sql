-- Puts a text message into the outbox and enqueues its sending. The number is E.164 without its plus sign. Returns its
-- id, or null when one with this dedupe key already exists.
create function queue.put_sms(
    p_to text,
    p_text text,
    p_dedupe text default null
) returns uuid
    language plpgsql volatile
    set search_path = ''
as $$
declare
    v_id uuid;
begin
    insert into queue.outbox (channel, to_address, body_text, dedupe)
    values ('sms', p_to, p_text, p_dedupe)
    on conflict (dedupe) do nothing
    returning id into v_id;
    if v_id is not null then
        -- Few tries: a code that arrives after an hour is of no use.
        perform queue.enqueue('send_sms', jsonb_build_object('outbox_id', v_id), null, v_id::text, 6);
    end if;
    return v_id;
end
$$;

revoke execute on function queue.put_sms(text, text, text) from public;
grant execute on function queue.put_sms(text, text, text) to devproof_system;
