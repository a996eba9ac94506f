-- Puts a mail into the outbox and enqueues its sending. Returns its id, or null when one with this dedupe key
-- already exists.
-- Definer: app_command and service_role write nothing into the outbox of their own.
create function queue.put_mail(
    p_to text,
    p_subject text,
    p_text text,
    p_html text default null,
    p_headers jsonb default '{}',
    p_dedupe text default null
) returns uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_id uuid;
begin
    insert into queue.outbox (channel, to_address, subject, body_text, body_html, headers, dedupe)
    values ('mail', p_to, p_subject, p_text, p_html, coalesce(p_headers, '{}'), p_dedupe)
    on conflict (dedupe) do nothing
    returning id into v_id;
    if v_id is not null then
        perform queue.enqueue('send_mail', jsonb_build_object('outbox_id', v_id), null, v_id::text);
    end if;
    return v_id;
end
$$;

revoke execute on function queue.put_mail(text, text, text, text, jsonb, text) from public;
grant execute on function queue.put_mail(text, text, text, text, jsonb, text)
    to app_command, devproof_system, service_role;
