-- People who may be found: Open profiles, for members with view_candidates of an approved company, without those who
-- hide from it. A definer view: its WHERE is the whole rule.
create view public.talent_profiles with (security_barrier) as
select p.id, p.slug, p.full_name, p.avatar_url, p.headline, p.location, p.country, p.years_experience, p.seniority,
       p.availability,
       (select r.name from public.developer_ranks r
        where not r.is_special and r.min_challenges <= p.completed_challenges
        order by r.position desc limit 1) as rank,
       p.special_rank, p.completed_challenges, p.system_design_score,
       array(select s.name from public.profile_skills s where s.profile_id = p.id order by s.position, s.name) as skills,
       p.updated_at, p.phone_verified_at is not null as phone_verified
from public.profiles p
where p.visibility = 'open' and p.role = 'job_seeker' and p.is_active and not p.needs_onboarding
  and (select private.is_onboarded())
  and (select private.my_approved_company()) is not null
  and (select private.has_permission('view_candidates'))
  and not exists (
      select from public.hidden_companies h
      where h.profile_id = p.id and h.company_id = (select private.my_approved_company()));

comment on view public.talent_profiles is 'Open profiles, for approved employers who may view candidates.';
