-- One conversation of the caller, with the match that led to it in the form of the caller's side.
-- Definer: the other people of a conversation and the receipt of its match are hidden from the caller.
create function public.get_conversation(p_conversation_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_line jsonb;
begin
    if not private.is_onboarded() or not coalesce(p_conversation_id = any (private.my_conversations()), false) then
        return null;
    end if;
    v_line := private.conversation_line(p_conversation_id);
    return v_line || jsonb_build_object('match', (
        select case when i.profile_id = auth.uid() then i.match
                    when i.job_opening_id = any (private.my_candidate_jobs()) then (
                        select r.match from private.match_receipts r where r.job_interaction_id = i.id) end
        from public.job_interactions i where i.id = (v_line ->> 'interaction_id')::uuid));
end
$$;
