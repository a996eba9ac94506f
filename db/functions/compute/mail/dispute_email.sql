-- Whom to tell what about a decided dispute; for the staff member who decided it.
-- Definer: no role of a command reads who decided a dispute.
create function private.dispute_email(p_id uuid)
    returns table (person_id uuid, state text, reason text, title text, slug text)
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return query
        select d.profile_id, d.state, d.reason, c.title, c.slug
        from public.challenge_disputes d join public.challenges c on c.id = d.challenge_id
        join private.dispute_findings f on f.dispute_id = d.id
        where d.id = p_id and d.state in ('confirmed', 'rejected') and f.decided_by = auth.uid();
end
$$;
