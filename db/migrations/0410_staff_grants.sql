-- When someone became a member of staff, and whose rights that comes from: who made them one, who had made that one one, and so
-- on, with nobody where the operator did it. Two members of staff take a second factor off, and neither may be the other's
-- making. It stays when the rights are taken. No row: staff from before this was kept, by the operator.
create table private.staff_grants (
    profile_id uuid primary key references public.profiles on delete cascade,
    granted_at timestamptz not null,
    lineage uuid[] not null
);

-- The log knows who made whom one until today.
insert into private.staff_grants (profile_id, granted_at, lineage)
select distinct on (p.id) p.id, l.created_at, array_remove(array[l.actor_id], null)
from private.audit_log l join public.profiles p on p.id::text = l.subject_id
where l.action = 'staff.grant' and p.is_internal_admin
order by p.id, l.created_at desc, l.id desc;
