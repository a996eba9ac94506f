-- The notes on a candidate, the newest first, and the colleagues whom a note can name: those who see the candidate too.
-- Null for everyone else. add_candidate_note keeps the list short.
-- Definer: profiles of colleagues are hidden from the caller.
create function public.get_candidate_notes(p_interaction_id uuid) returns jsonb
    language plpgsql stable security definer
    set search_path = ''
as $$
declare
    v_me uuid := auth.uid();
    v_company uuid := private.my_approved_company();
    v_is_admin boolean;
begin
    if not private.is_onboarded() or not private.sees_candidate(p_interaction_id) then
        return null;
    end if;
    v_is_admin := private.is_company_admin();
    return jsonb_build_object(
        'notes', (
            select coalesce(jsonb_agg(jsonb_build_object(
                'id', n.id, 'body', n.body, 'created_at', n.created_at, 'edited_at', n.edited_at,
                'author', (
                    select jsonb_build_object('id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url,
                        -- They work here no more; what they wrote stays.
                        'has_left', not p.is_active or p.company_id is distinct from n.company_id)
                    from public.profiles p where p.id = n.author_id),
                'can_edit', coalesce(n.author_id = v_me, false),
                'can_delete', v_is_admin or coalesce(n.author_id = v_me, false),
                'mentions', (
                    select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name)
                        order by p.full_name, p.id), '[]')
                    from public.candidate_note_mentions m join public.profiles p on p.id = m.profile_id
                    where m.note_id = n.id)) order by n.created_at desc, n.id), '[]')
            from public.candidate_notes n
            where n.job_interaction_id = p_interaction_id and n.company_id = v_company),
        'colleagues', (
            select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'full_name', p.full_name, 'avatar_url', p.avatar_url)
                order by p.full_name, p.id), '[]')
            from public.profiles p
            where p.id = any (private.candidate_viewers(p_interaction_id)) and p.id <> v_me and not p.needs_onboarding));
end
$$;
