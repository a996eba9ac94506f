-- Who someone is, for those the caller shares a company, a conversation or an interest with, while that
-- account is active. A definer view: its WHERE is the whole rule.
create view public.known_people with (security_barrier) as
select p.id, p.full_name, p.avatar_url, p.headline, p.role, p.company_id,
       (select c.name from public.companies c where c.id = p.company_id) as company_name, p.company_role
from public.profiles p
where p.id = any ((select private.known_people_ids())::uuid[]) and p.is_active;

comment on view public.known_people is 'Names and pictures of teammates, of people in the caller''s conversations, and of those an interest connects.';
