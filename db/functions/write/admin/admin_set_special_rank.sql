-- Staff give or take a rank that nobody reaches by count.
create function private.admin_set_special_rank(p_profile_id uuid, p_rank text, p_reason text) returns jsonb
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_old text;
begin
    perform private.require_staff(p_reason);
    select p.special_rank into v_old from public.profiles p
    where p.id = p_profile_id and (p.role = 'job_seeker' or p.is_internal_admin) for no key update;
    if not found or p_rank is not null and not exists (
        select from public.developer_ranks r where r.name = p_rank and r.is_special)
    then
        raise exception 'not_found' using errcode = 'PT404';
    elsif v_old is not distinct from p_rank then
        raise exception 'unchanged' using errcode = 'PT409';
    end if;
    update public.profiles p set special_rank = p_rank where p.id = p_profile_id;
    perform private.log_audit(auth.uid(), 'staff', 'rank.special', 'profile', p_profile_id::text, p_reason,
        jsonb_build_object('from', v_old, 'to', p_rank));
    return jsonb_build_object('id', p_profile_id, 'special_rank', p_rank);
end
$$;
