-- Who takes over when a member leaves a company: another active member, the admin before those who manage the team,
-- those before the rest, then who has been there longest. Null when no one is left.
-- Definer: policies show colleagues to members alone, and the operator is none.
create function private.successor_of(p_member uuid) returns uuid
    language plpgsql stable security definer
    set search_path = ''
as $$
begin
    return (
        select p.id from public.profiles p
        join public.profiles leaver on leaver.id = p_member and leaver.company_id = p.company_id
        where p.id <> p_member and p.role = 'employer' and p.is_active and p.company_role in ('admin', 'recruiter')
        order by p.company_role = 'admin' desc,
            exists (
                select from public.recruiter_permissions r
                where r.profile_id = p.id and r.permission = 'manage_team') desc,
            p.created_at, p.id
        limit 1);
end
$$;
