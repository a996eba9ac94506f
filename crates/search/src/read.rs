//! Documents from the database: only what somebody may find, and of it only what that somebody may read.

use crate::{
    document::{Document, Kind},
    filter::facet,
    marks::MAX_TEXT,
    skills::Skills,
    words::{clean, cut},
};
use devproof_db::{Access, Actor, Db, DbError, FromRow, Row, Rows, Settings, Sql, columns};
use devproof_vocabulary::Difficulty;
use time::OffsetDateTime;
use uuid::Uuid;

/// Documents that one statement reads: enough to be quick, few enough to hold at once.
pub(crate) const BATCH: usize = 1000;

const JOBS: &str = "
    select j.id, j.is_public, j.title, j.description, c.name as company, j.places, j.seniority, j.remote_policy,
        j.employment_type, k.ids as skill_ids, k.names as skills, coalesce(j.published_at, j.created_at) as fresh_at,
        j.expires_at, j.pay_max_year, j.pay_currency
    from public.job_openings j
    join public.companies c on c.id = j.company_id
    cross join lateral (
        select coalesce(array_agg(k.id order by k.id), '{}') as ids, coalesce(array_agg(k.name order by k.id), '{}') as names
        from public.job_skills s join public.skills k on k.id = s.skill_id where s.job_opening_id = j.id) k
    where j.id = any ($1) and j.is_listed";
const COMPANIES: &str = "
    select c.id, c.public_link, c.name, c.tagline, c.industry, c.tech_stack, c.places, c.size, c.about, c.culture,
        c.benefits, c.created_at, b.keys as badges, b.labels as badge_labels
    from public.companies c
    cross join lateral (
        select coalesce(array_agg(b.badge order by b.badge), '{}') as keys,
            coalesce(array_agg(l.label order by b.badge), '{}') as labels
        from public.company_badges b join public.badge_labels l on l.key = b.badge where b.company_id = c.id) b
    where c.id = any ($1) and c.approval_status = 'approved'";
/// Featured projects are left out, since a change of tier hides some of them.
const PEOPLE: &str = "
    select p.id, p.full_name, p.headline, p.about, p.location, p.seniority, p.availability, p.completed_challenges,
        p.updated_at, s.ids as skill_ids, s.names as skills, e.titles, e.texts,
        array(select h.company_id from public.hidden_companies h where h.profile_id = p.id order by 1) as hidden_from
    from public.profiles p
    cross join lateral (
        select coalesce(array_agg(s.skill_id order by s.id) filter (where s.skill_id is not null), '{}') as ids,
            coalesce(array_agg(s.name order by s.id), '{}') as names
        from public.profile_skills s where s.profile_id = p.id) s
    cross join lateral (
        select coalesce(array_agg(e.title order by e.id), '{}') as titles,
            coalesce(array_agg(concat_ws(' ', e.company_name, e.summary) order by e.id), '{}') as texts
        from public.experiences e where e.profile_id = p.id) e
    where p.id = any ($1) and p.visibility = 'open' and p.role = 'job_seeker' and p.is_active and not p.needs_onboarding";
const CHALLENGES: &str = "
    select c.id, c.title, c.summary, c.topic, c.tags, c.languages, c.difficulty, c.position::int as position, c.published_at,
        k.ids as skill_ids, k.names as skills,
        array(select l.id from public.skills l where l.slug = any (c.languages) order by 1) as language_ids
    from public.challenges c
    cross join lateral (
        select coalesce(array_agg(k.id order by k.id), '{}') as ids, coalesce(array_agg(k.name order by k.id), '{}') as names
        from public.challenge_skills s join public.skills k on k.id = s.skill_id where s.challenge_id = c.id) k
    where c.id = any ($1) and c.published_at is not null and c.retired_at is null";

columns! {
    struct JobRow {
        id: Uuid, is_public: bool, title: String, description: Option<String>, company: String, places: Vec<String>,
        seniority: Option<String>, remote_policy: Option<String>, employment_type: Option<String>, skill_ids: Vec<i32>,
        skills: Vec<String>, fresh_at: OffsetDateTime, expires_at: Option<OffsetDateTime>, pay_max_year: Option<i64>,
        pay_currency: Option<String>,
    }
    struct CompanyRow {
        id: Uuid, public_link: bool, name: String, tagline: Option<String>, industry: Option<String>,
        tech_stack: Vec<String>, places: Vec<String>, size: Option<String>, about: Option<String>,
        culture: Option<String>, benefits: Vec<String>, created_at: OffsetDateTime, badges: Vec<String>,
        badge_labels: Vec<String>,
    }
    struct PersonRow {
        id: Uuid, full_name: Option<String>, headline: Option<String>, about: Option<String>, location: Option<String>,
        seniority: Option<String>, availability: Option<String>, completed_challenges: i32,
        updated_at: OffsetDateTime, skill_ids: Vec<i32>, skills: Vec<String>, titles: Vec<String>, texts: Vec<String>,
        hidden_from: Vec<Uuid>,
    }
    struct ChallengeRow {
        id: Uuid, title: String, summary: String, topic: String, tags: Vec<String>, languages: Vec<String>,
        difficulty: String, position: i32, published_at: OffsetDateTime, skill_ids: Vec<i32>, skills: Vec<String>,
        language_ids: Vec<i32>,
    }
    struct SpellingRow { alias: String, skill_id: i32 }
    struct SkillRow { slug: String, id: i32 }
}

async fn run(db: &Db, sql: &Sql) -> Result<Vec<Row>, DbError> {
    db.run(Actor::Service, Access::ReadOnly, &Settings::default(), sql).await
}

/// Everything of a kind that somebody can find.
pub(crate) async fn ids(db: &Db, kind: Kind) -> Result<Vec<Uuid>, DbError> {
    let sql = match kind {
        Kind::Jobs => "select j.id from public.job_openings j where j.is_listed",
        Kind::Companies => "select c.id from public.companies c where c.approval_status = 'approved'",
        Kind::People => {
            "select p.id from public.profiles p
             where p.visibility = 'open' and p.role = 'job_seeker' and p.is_active and not p.needs_onboarding"
        }
        Kind::Challenges => {
            "select c.id from public.challenges c where c.published_at is not null and c.retired_at is null"
        }
    };
    run(db, &Sql::new(sql)).await?.values()
}

/// The listed jobs of companies: the company's name is in them.
pub(crate) async fn jobs_of(db: &Db, companies: &[Uuid]) -> Result<Vec<Uuid>, DbError> {
    let sql = Sql::new("select j.id from public.job_openings j where j.is_listed and j.company_id = any ($1)");
    run(db, &sql.bind(companies)).await?.values()
}

/// The catalog's skills.
pub(crate) async fn skills(db: &Db) -> Result<Skills, DbError> {
    let spellings = run(db, &Sql::new("select alias, skill_id from public.skill_aliases")).await?;
    let slugs = run(db, &Sql::new("select slug, id from public.skills")).await?;
    let spellings = spellings.read_all::<SpellingRow>()?.into_iter().map(|row| (row.alias, number(row.skill_id)));
    Ok(Skills::new(spellings, slugs.read_all::<SkillRow>()?.into_iter().map(|row| (row.slug, number(row.id)))))
}

/// Documents of these, of those that somebody can find.
pub(crate) async fn documents(db: &Db, kind: Kind, ids: &[Uuid]) -> Result<Vec<Document>, DbError> {
    let sql = match kind {
        Kind::Jobs => JOBS,
        Kind::Companies => COMPANIES,
        Kind::People => PEOPLE,
        Kind::Challenges => CHALLENGES,
    };
    let rows = run(db, &Sql::new(sql).bind(ids)).await?;
    match kind {
        Kind::Jobs => read(&rows, job),
        Kind::Companies => read(&rows, company),
        Kind::People => read(&rows, person),
        Kind::Challenges => read(&rows, challenge),
    }
}

fn read<T: FromRow>(rows: &[Row], document: impl Fn(T) -> Document) -> Result<Vec<Document>, DbError> {
    Ok(rows.read_all::<T>()?.into_iter().map(document).collect())
}

fn number(id: i32) -> u64 {
    id.unsigned_abs().into()
}

fn numbers(ids: &[i32]) -> Vec<u64> {
    ids.iter().copied().map(number).collect()
}

fn microseconds(time: OffsetDateTime) -> i64 {
    i64::try_from(time.unix_timestamp_nanos() / 1000).unwrap_or(i64::MAX)
}

fn joined<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    texts.into_iter().collect::<Vec<_>>().join(" ")
}

fn longer<'a>(texts: impl IntoIterator<Item = &'a str>) -> String {
    cut(&joined(texts), MAX_TEXT).to_owned()
}

/// Texts that may be missing, and lists of them.
macro_rules! texts {
    ($($text:expr),* $(,)?) => {
        [$($text.iter().map(String::as_str).collect::<Vec<_>>()),*].concat()
    };
}

fn places(places: &[String]) -> Vec<String> {
    let words = clean(&joined(places.iter().map(String::as_str)));
    words.split_whitespace().map(|word| facet("place", word)).collect()
}

fn named(name: &str, values: impl IntoIterator<Item = String>) -> Vec<String> {
    values.into_iter().map(|value| facet(name, &value)).collect()
}

fn job(row: JobRow) -> Document {
    let mut facets = places(&row.places);
    facets.extend(named("remote", row.remote_policy.clone()));
    facets.extend(named("seniority", row.seniority.clone()));
    facets.extend(named("currency", row.pay_currency.clone()));
    Document {
        kind: Kind::Jobs,
        id: row.id,
        is_public: row.is_public,
        hidden_from: Vec::new(),
        names: row.title.clone(),
        topics: joined(texts![[row.company], row.skills]),
        terms: joined(texts![row.places, row.seniority, row.remote_policy, row.employment_type]),
        text: longer(row.description.as_deref()),
        name: row.title,
        skills: numbers(&row.skill_ids),
        facets,
        fresh: microseconds(row.fresh_at),
        opens: i64::MIN,
        expires: row.expires_at.map_or(i64::MAX, microseconds),
        pay_max: row.pay_max_year,
        proofs: 0,
    }
}

fn company(row: CompanyRow) -> Document {
    let mut facets = places(&row.places);
    facets.extend(named("size", row.size));
    facets.extend(named("badge", row.badges));
    Document {
        kind: Kind::Companies,
        id: row.id,
        is_public: row.public_link,
        hidden_from: Vec::new(),
        names: row.name.clone(),
        topics: joined(texts![row.tagline, row.industry, row.tech_stack]),
        terms: joined(texts![row.places, row.badge_labels]),
        text: longer(texts![row.about, row.culture, row.benefits]),
        name: row.name,
        skills: Vec::new(),
        facets,
        fresh: microseconds(row.created_at),
        opens: i64::MIN,
        expires: i64::MAX,
        pay_max: None,
        proofs: 0,
    }
}

fn person(row: PersonRow) -> Document {
    let location: Vec<String> = row.location.into_iter().collect();
    let mut facets = places(&location);
    facets.extend(named("seniority", row.seniority.clone()));
    facets.extend(named("availability", row.availability));
    Document {
        kind: Kind::People,
        id: row.id,
        is_public: false,
        hidden_from: row.hidden_from,
        names: joined(texts![row.headline, row.full_name]),
        topics: joined(texts![row.skills]),
        terms: joined(texts![row.titles, location, row.seniority]),
        text: longer(texts![row.about, row.texts]),
        name: row.full_name.unwrap_or_default(),
        skills: numbers(&row.skill_ids),
        facets,
        fresh: microseconds(row.updated_at),
        opens: i64::MIN,
        expires: i64::MAX,
        pay_max: None,
        proofs: row.completed_challenges.unsigned_abs().into(),
    }
}

fn challenge(row: ChallengeRow) -> Document {
    // Easier ones come first among equals, then those that the catalog has first.
    let difficulty = Difficulty::ALL.iter().position(|known| known.as_str() == row.difficulty);
    let difficulty = difficulty.and_then(|place| i64::try_from(place).ok()).unwrap_or_default();
    Document {
        kind: Kind::Challenges,
        id: row.id,
        is_public: false,
        hidden_from: Vec::new(),
        names: row.title.clone(),
        topics: joined(texts![row.skills, row.tags, row.languages, [row.topic.replace('-', " ")]]),
        terms: row.summary,
        text: String::new(),
        name: row.title,
        skills: numbers(&[row.skill_ids, row.language_ids].concat()),
        facets: Vec::new(),
        fresh: -(difficulty << 32) - i64::from(row.position),
        opens: microseconds(row.published_at),
        expires: i64::MAX,
        pay_max: None,
        proofs: 0,
    }
}
