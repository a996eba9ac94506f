//! The rows of a page of results, in its order, as the caller's own rights show them. What has gone is left out.

use super::{best_job, own_match};
use crate::{CommandError, rpc::context::CommandContext};
use devproof_db::{Actor, Row, Rows, Sql, columns};
use devproof_search::{Found, Kind, Plan, Skills, part};
use devproof_vocabulary::Role;
use serde_json::{Value, json};
use std::collections::HashMap;
use uuid::Uuid;

const JOBS: &str = "
    select j.id, case when j.id = any ($2) then left(j.description, 6000) end as text,
        jsonb_build_object('id', j.id, 'title', j.title,
            'company', jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'logo_url', c.logo_url, 'size', c.size),
            'seniority', j.seniority, 'employment_type', j.employment_type, 'remote_policy', j.remote_policy,
            'places', j.places, 'pay_min', j.pay_min, 'pay_max', j.pay_max, 'pay_currency', j.pay_currency,
            'pay_period', j.pay_period, 'published_at', j.published_at,
            'skills', (
                select coalesce(jsonb_agg(jsonb_build_object('slug', k.slug, 'name', k.name)
                    order by s.importance, s.position, k.name), '[]')
                from public.job_skills s join public.skills k on k.id = s.skill_id where s.job_opening_id = j.id)) as row
    from public.job_openings j join public.companies c on c.id = j.company_id
    where j.id = any ($1) and j.is_listed and (j.expires_at is null or j.expires_at > now())";
const COMPANIES: &str = "
    select c.id, case when c.id = any ($2) then concat_ws(E'\\n', c.about, c.culture, array_to_string(c.benefits, '. ')) end
            as text,
        jsonb_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'logo_url', c.logo_url, 'tagline', c.tagline,
            'industry', c.industry, 'size', c.size, 'places', c.places,
            'badges', (
                select coalesce(jsonb_agg(jsonb_build_object('key', l.key, 'label', l.label, 'color', l.color)
                    order by b.position), '[]')
                from public.company_badges b join public.badge_labels l on l.key = b.badge where b.company_id = c.id),
            'open_jobs', (
                select count(*) from (
                    select from public.job_openings j
                    where j.company_id = c.id and j.is_listed and (j.expires_at is null or j.expires_at > now())
                    limit 100) j),
            'skills', (
                select coalesce(jsonb_agg(jsonb_build_object('name', t.name) order by t.n), '[]')
                from unnest(c.tech_stack) with ordinality t (name, n))) as row
    from public.companies c
    where c.id = any ($1) and c.approval_status = 'approved'";
const PEOPLE: &str = "
    select t.id, x.text,
        jsonb_build_object('id', t.id, 'slug', t.slug, 'full_name', t.full_name, 'avatar_url', t.avatar_url,
            'headline', t.headline, 'location', t.location, 'years_experience', t.years_experience,
            'seniority', t.seniority, 'availability', t.availability, 'special_rank', t.special_rank,
            'rank', (
                select jsonb_build_object('name', r.name, 'color', r.color, 'position', r.position, 'effect', r.effect)
                from public.developer_ranks r
                where not r.is_special and r.min_challenges <= t.completed_challenges
                order by r.position desc limit 1),
            'completed_challenges', t.completed_challenges, 'system_design_score', t.system_design_score,
            'skills', (
                select coalesce(jsonb_agg(jsonb_build_object('name', s.name) order by s.n), '[]')
                from unnest(t.skills) with ordinality s (name, n))) as row
    from public.talent_profiles t
    left join private.talent_texts($2) x on x.id = t.id
    where t.id = any ($1)";
const CHALLENGES: &str = "
    select c.id, null::text as text,
        jsonb_build_object('id', c.id, 'slug', c.slug, 'title', c.title, 'summary', c.summary, 'topic', c.topic,
            'difficulty', c.difficulty, 'minutes', c.minutes, 'languages', c.languages, 'solved_by', c.solved_by,
            'solved', exists (
                select from public.challenge_completions d where d.challenge_id = c.id and d.profile_id = auth.uid())) as row
    from public.challenges c
    where c.id = any ($1) and cardinality($2::uuid[]) >= 0 and c.published_at <= now() and c.retired_at is null";

columns! {
    struct ResultRow { id: Uuid, text: Option<String>, row: Value }
}

/// The last read of a command, with the rights of the caller. A visitor's are those of another role than that of commands.
pub(super) async fn query(cx: &CommandContext<'_>, sql: &Sql) -> Result<Vec<Row>, CommandError> {
    if cx.user_id.is_nil() {
        cx.tx.switch(Actor::Caller(cx.caller)).await?;
    }
    let [rows] = cx.query_last([sql]).await?;
    Ok(rows)
}

/// What a page shows of what was found.
pub(super) async fn read(
    cx: &CommandContext<'_>,
    found: &Found,
    skills: &Skills,
) -> Result<Vec<Value>, CommandError> {
    let ids: Vec<Uuid> = found.hits.iter().map(|hit| hit.place.id).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let in_text: Vec<Uuid> = found.hits.iter().filter(|hit| hit.is_in_text).map(|hit| hit.place.id).collect();
    let statement = match found.kind {
        Kind::Jobs => JOBS,
        Kind::Companies => COMPANIES,
        Kind::People => PEOPLE,
        Kind::Challenges => CHALLENGES,
    };
    let statement = Sql::new(statement).bind(ids.as_slice()).bind(in_text);
    let (mut best_jobs, mut own_matches) = (None, None);
    let rows = match found.kind {
        Kind::People => {
            let (rows, found) = best_job::read(cx, &statement, &ids).await?;
            best_jobs = Some(found);
            rows
        }
        Kind::Jobs if cx.profile.role == Some(Role::JobSeeker) => {
            let (rows, found) = own_match::read(cx, &statement, &ids).await?;
            own_matches = Some(found);
            rows
        }
        Kind::Jobs | Kind::Companies | Kind::Challenges => query(cx, &statement).await?,
    };
    let rows: Vec<ResultRow> = rows.read_all()?;
    let row = |row: ResultRow| {
        let mut shown = finish(row.row, row.text.as_deref(), &found.plan, skills);
        if let Some(best_jobs) = &mut best_jobs {
            shown["best_job"] = json!(best_jobs.remove(&row.id));
        }
        if found.kind == Kind::Jobs {
            shown["match"] = json!(own_matches.as_mut().and_then(|matches| matches.remove(&row.id)));
        }
        (row.id, shown)
    };
    let mut rows: HashMap<Uuid, Value> = rows.into_iter().map(row).collect();
    Ok(ids.iter().filter_map(|id| rows.remove(id)).collect())
}

/// Adds what was found: which words, which skills, and the part of a longer text that has them.
fn finish(mut row: Value, text: Option<&str>, plan: &Plan, skills: &Skills) -> Value {
    let marks = plan.marks(shown(&row).into_iter().chain(text));
    for skill in row.get_mut("skills").and_then(Value::as_array_mut).into_iter().flatten() {
        let known = skill["slug"].as_str().and_then(|slug| skills.with_slug(slug));
        let known = known.or_else(|| skill["name"].as_str().and_then(|name| skills.find(name)));
        skill["found"] = json!(known.is_some_and(|skill| plan.asks_for(skill)));
    }
    row["snippet"] = json!(text.and_then(|text| part(text, &marks)));
    row["marks"] = json!(marks);
    row
}

/// The texts of a row that a page shows.
fn shown(row: &Value) -> Vec<&str> {
    const TEXTS: [&str; 12] = [
        "title",
        "name",
        "full_name",
        "headline",
        "tagline",
        "industry",
        "location",
        "seniority",
        "remote_policy",
        "employment_type",
        "summary",
        "topic",
    ];
    const LISTS: [(&str, &str); 3] = [("skills", "name"), ("badges", "label"), ("languages", "")];
    let mut shown: Vec<&str> = TEXTS.iter().filter_map(|name| row[*name].as_str()).collect();
    shown.extend(row["company"]["name"].as_str());
    shown.extend(row["places"].as_array().into_iter().flatten().filter_map(Value::as_str));
    for (list, name) in LISTS {
        let items = row[list].as_array().into_iter().flatten();
        shown.extend(items.filter_map(|item| item[name].as_str().or_else(|| item.as_str())));
    }
    shown
}
