-- Gives a company a tier without a payment. For the command line. No row: no company has this address, or no tier for companies
-- this id.
-- Definer: a company's tier and the audit log are in private.
create function private.grant_company_tier(p_slug text, p_tier text, p_reason text, p_actor_label text) returns setof uuid
    language plpgsql volatile security definer
    set search_path = ''
as $$
declare
    v_id uuid := (
        select c.id from public.companies c
        where c.slug = p_slug
          and exists (select from public.subscription_tiers t where t.id = p_tier and t.audience = 'employer'));
begin
    if v_id is not null then
        insert into private.company_plans (company_id, tier) values (v_id, p_tier)
        on conflict (company_id) do update set tier = excluded.tier;
        perform private.log_audit(null, p_actor_label, 'company.tier', 'company', v_id::text, p_reason,
            jsonb_build_object('tier', p_tier));
        return next v_id;
    end if;
end
$$;
