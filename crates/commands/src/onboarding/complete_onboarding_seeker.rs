//! `complete_onboarding_seeker`: the least that a profile needs before it can be matched.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        check::Check,
        context::CommandContext,
        rows,
    },
};
use devproof_db::Sql;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// Skills without which no match can be computed.
const MIN_SKILLS: i64 = 3;
/// Skills of one profile.
const MAX_SKILLS: usize = 100;

arguments! {
    required {
        p_full_name: String,
        p_headline: String,
        p_location: String,
        p_years_experience: i64,
        p_skills: Vec<Skill>,
    }
    optional { p_country: String }
}

#[derive(Debug, Deserialize, Serialize, ts_rs::TS)]
#[serde(deny_unknown_fields)]
#[ts(rename = "SkillChoiceInput", optional_fields = nullable)]
pub(crate) struct Skill {
    name: String,
    level: Option<i64>,
    years: Option<i64>,
}

answer! { slug: String }

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let mut check = Check::at("");
    let full_name = check.name("p_full_name", &args.p_full_name, 120);
    let headline = check.line("p_headline", &args.p_headline, 160);
    let location = check.line("p_location", &args.p_location, 120);
    let years = check.range("p_years_experience", Some(args.p_years_experience), 0, 70);
    let country = check.capitals("p_country", args.p_country.filter(|country| !country.is_empty()), 2);
    let skills = check_skills(&mut check, args.p_skills);
    check.finish()?;
    cx.seeker()?;

    let lock = Sql::new("select private.lock_me()");
    let needed = Sql::new("select p.needs_onboarding from public.profiles p where p.id = $1::uuid").bind(cx.user_id);
    let [_, needed] = cx.tx.query_together([&lock, &needed]).await?;
    if !rows::value::<bool>(&needed)? {
        return Err(CommandError::AlreadyOnboarded);
    }
    add_skills(cx, &skills).await?;
    let sql = Sql::new(
        "update public.profiles p
         set full_name = $2, headline = $3, location = $4, years_experience = $5, country = coalesce($6, p.country),
             slug = private.unique_slug('profiles', $2), needs_onboarding = false
         where p.id = $1::uuid returning p.slug",
    )
    .bind(cx.user_id)
    .bind(full_name)
    .bind(headline)
    .bind(location)
    .bind(years)
    .bind(country);
    Ok(Answer { slug: cx.tx.value(&sql).await? })
}

fn check_skills(check: &mut Check, skills: Vec<Skill>) -> Vec<Skill> {
    if skills.len() > MAX_SKILLS {
        check.problem("p_skills", format!("must have at most {MAX_SKILLS} skills"));
    }
    let check_one = |(i, skill): (usize, Skill)| Skill {
        name: check.line(&format!("p_skills/{i}/name"), &skill.name, 60),
        level: check.range(&format!("p_skills/{i}/level"), skill.level, 1, 4),
        years: check.range(&format!("p_skills/{i}/years"), skill.years, 0, 70),
    };
    skills.into_iter().enumerate().map(check_one).collect()
}

/// Adds the skills that are not on the profile yet (a résumé may have been imported before). Two spellings of one
/// skill are one.
async fn add_skills(cx: &CommandContext<'_>, skills: &[Skill]) -> Result<(), CommandError> {
    let sql = Sql::new(
        "with given as (
             select distinct on (coalesce(a.skill_id::text, lower(g.value ->> 'name')))
                 g.value ->> 'name' as name, (g.value ->> 'level')::smallint as level,
                 (g.value ->> 'years')::smallint as years, a.skill_id, g.place
             from jsonb_array_elements($2::jsonb) with ordinality g (value, place)
             left join public.skill_aliases a on a.alias = lower(g.value ->> 'name')
             order by coalesce(a.skill_id::text, lower(g.value ->> 'name')), g.place
         )
         insert into public.profile_skills (id, profile_id, name, level, years, position)
         select gen_random_uuid(), $1::uuid, g.name, g.level, g.years, g.place
         from given g
         where not exists (
             select from public.profile_skills s
             where s.profile_id = $1::uuid and (lower(s.name) = lower(g.name) or s.skill_id = g.skill_id))
         order by g.place",
    )
    .bind(cx.user_id)
    .bind(json!(skills));
    let count =
        Sql::new("select count(*) from public.profile_skills s where s.profile_id = $1::uuid").bind(cx.user_id);
    let [_, count] = cx.tx.query_together([&sql, &count]).await?;
    if rows::value::<i64>(&count)? < MIN_SKILLS {
        return Err(CommandError::invalid("/p_skills", format!("at least {MIN_SKILLS} different skills")));
    }
    Ok(())
}
