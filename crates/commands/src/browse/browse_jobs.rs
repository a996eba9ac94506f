//! `browse_jobs`: a seeker's lists. Discover: listed jobs that pass the gates and wait for a decision, by match. Saved: the
//! newest saved first, whatever became of the job.

use super::{
    card::{self, Readable},
    job_card::JobCard,
};
use crate::{
    CommandError, matching,
    rpc::{arguments::arguments, check::Check, context::CommandContext, signature::SchemaAnswer},
    search,
};
use base64::{Engine, prelude::BASE64_STANDARD};
use devproof_db::{Rows, Sql, columns};
use devproof_index::Filled;
use devproof_matching::{
    Choices, Currency, JobFacts, PersonFacts, SkillId,
    index::{JobCursor, JobFilter, JobIndex, JobOrder, JobPage},
};
use devproof_vocabulary::{ClosedList, EmploymentType, RemotePolicy, Seniority};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::sync::Arc;
use time::{Duration, OffsetDateTime, format_description::well_known::Rfc3339};
use uuid::Uuid;

/// Jobs of a page, unless the caller says so.
const PAGE: i64 = 20;
const MAX_PAGE: i64 = 50;
/// Skills and badges that one list can be narrowed by.
const MAX_NARROWED: usize = 20;
/// Longest text of a search, in characters.
const MAX_TEXT: usize = 200;
/// Longest time back, in days.
const MAX_DAYS: i64 = 3650;

/// One of the lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub(crate) enum BrowseTab {
    /// What waits for a decision.
    Discover,
    /// What was saved.
    Saved,
}

arguments! {
    optional {
        p_tab: BrowseTab, p_text: String, p_skills: Vec<String>, p_remote: Vec<RemotePolicy>, p_place: String,
        p_pay_min: i64, p_currency: String, p_seniority: Vec<Seniority>, p_employment_types: Vec<EmploymentType>,
        p_badges: Vec<String>, p_posted_within_days: i64, p_limit: i64, p_cursor: String
    }
}

columns! {
    struct SavedRow { job_opening_id: Uuid, created_at: OffsetDateTime }
}

/// Where the next page of saved jobs begins.
#[derive(Debug, Serialize, Deserialize)]
struct SavedCursor {
    saved_at: String,
    id: Uuid,
}

/// A page of a list. Its shape is `BrowsePage` of the schema beside this file.
#[derive(Debug, Serialize)]
struct ListPage {
    jobs: Vec<JobCard>,
    next_cursor: Option<String>,
    total: usize,
}

pub(crate) fn first_reads(caller: Uuid, _args: &Args) -> Vec<Sql> {
    card::caller_reads(caller).into()
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<SchemaAnswer, CommandError> {
    cx.seeker()?;
    let limit = usize::try_from(args.p_limit.unwrap_or(PAGE).clamp(1, MAX_PAGE)).unwrap_or(1);
    match args.p_tab.unwrap_or(BrowseTab::Discover) {
        BrowseTab::Discover => discover(cx, args, limit).await,
        BrowseTab::Saved => saved(cx, args.p_cursor.as_deref(), limit).await,
    }
}

async fn discover(cx: &CommandContext<'_>, args: Args, limit: usize) -> Result<SchemaAnswer, CommandError> {
    let after = args.p_cursor.as_deref().map(cursor::<JobCursor>).transpose()?;
    let narrowed = Narrowed::new(args, cx.now)?;
    let index = matching::index(cx).await?;
    let (person, decided) = card::read_caller(cx.first_reads()?, &index.catalog)?;
    let found = match &narrowed.text {
        Some(text) => Some(search::jobs_with_words(cx, text).await?),
        None => None,
    };
    let page = PageRequest { person: person.clone(), decided, found, after, limit, now: cx.now };
    let (page, jobs) = narrowed.rank(&index, page).await?;
    let jobs = card::ranked_cards(cx, &jobs, &person, &index.catalog).await?;
    SchemaAnswer::new(&ListPage { jobs, next_cursor: page.next.map(|next| token(&next)), total: page.total })
}

/// What a list is narrowed to, checked.
struct Narrowed {
    text: Option<String>,
    skills: Vec<String>,
    policies: Option<Choices<RemotePolicy>>,
    place: Option<String>,
    min_pay: Option<i64>,
    currency: Option<Currency>,
    seniorities: Option<Choices<Seniority>>,
    employment_types: Option<Choices<EmploymentType>>,
    badges: Vec<String>,
    since: Option<OffsetDateTime>,
}

/// Who asks for which page.
struct PageRequest {
    person: PersonFacts,
    decided: Vec<Uuid>,
    found: Option<Vec<Uuid>>,
    after: Option<JobCursor>,
    limit: usize,
    now: OffsetDateTime,
}

fn choices<T: ClosedList>(list: Option<Vec<T>>) -> Option<Choices<T>> {
    list.map(|list| list.into_iter().collect())
}

fn words(text: Option<String>) -> Option<String> {
    let text = text?.trim().chars().take(MAX_TEXT).collect::<String>();
    Some(text).filter(|text| !text.is_empty())
}

impl Narrowed {
    fn new(args: Args, now: OffsetDateTime) -> Result<Self, CommandError> {
        let mut check = Check::at("");
        let currency = check.capitals("p_currency", args.p_currency, 3);
        for (field, list) in [("p_skills", &args.p_skills), ("p_badges", &args.p_badges)] {
            if list.as_ref().is_some_and(|list| list.len() > MAX_NARROWED) {
                check.problem(field, format!("can have at most {MAX_NARROWED} entries"));
            }
        }
        check.finish()?;
        let since = args.p_posted_within_days.map(|days| now - Duration::days(days.clamp(0, MAX_DAYS)));
        Ok(Self {
            text: words(args.p_text),
            skills: args.p_skills.unwrap_or_default(),
            policies: choices(args.p_remote),
            place: words(args.p_place),
            min_pay: args.p_pay_min,
            currency: currency.and_then(|currency| currency.parse().ok()),
            seniorities: choices(args.p_seniority),
            employment_types: choices(args.p_employment_types),
            badges: args.p_badges.unwrap_or_default(),
            since,
        })
    }

    /// A page, and the facts of its jobs.
    async fn rank(self, index: &Arc<Filled>, request: PageRequest) -> Result<(JobPage, Vec<JobFacts>), CommandError> {
        let skills: Option<Vec<SkillId>> = self.skills.iter().map(|slug| index.catalog.find_skill(slug)).collect();
        // No job asks for a skill that there is not.
        let Some(skills) = skills else {
            return Ok((JobPage { jobs: Vec::new(), total: 0, next: None }, Vec::new()));
        };
        let rank = move |jobs: &JobIndex| {
            let badges: Vec<&str> = self.badges.iter().map(String::as_str).collect();
            let filter = JobFilter {
                among: request.found.as_deref(),
                except: &request.decided,
                skills: &skills,
                policies: self.policies,
                place: self.place.as_deref(),
                min_pay: self.min_pay,
                currency: self.currency,
                seniorities: self.seniorities,
                employment_types: self.employment_types,
                badges: &badges,
                published_since: self.since,
                ..JobFilter::at(request.now)
            };
            let page = jobs.rank(&request.person, &filter, JobOrder::Match, request.after, request.limit);
            let facts = page.jobs.iter().filter_map(|job| jobs.facts(job.id)).collect();
            (page, facts)
        };
        Ok(index.with_jobs(rank).await?)
    }
}

async fn saved(cx: &CommandContext<'_>, after: Option<&str>, limit: usize) -> Result<SchemaAnswer, CommandError> {
    let after = after.map(cursor::<SavedCursor>).transpose()?;
    let index = matching::index(cx).await?;
    let (person, _) = card::read_caller(cx.first_reads()?, &index.catalog)?;
    let page = Sql::new(
        "select s.job_opening_id, s.created_at from public.saved_jobs s
         where s.profile_id = $1::uuid
           and ($2::timestamptz is null or s.created_at < $2::timestamptz
               or (s.created_at = $2::timestamptz and s.job_opening_id > $3::uuid))
         order by s.created_at desc, s.job_opening_id limit $4::int",
    )
    .bind(cx.user_id)
    .bind(after.as_ref().map(|after| after.saved_at.as_str()))
    .bind(after.as_ref().map(|after| after.id))
    .bind(limit + 1);
    let count = Sql::new("select count(*) from public.saved_jobs s where s.profile_id = $1::uuid").bind(cx.user_id);
    let [page, count] = cx.tx.query_together([&page, &count]).await?;
    let mut page: Vec<SavedRow> = page.read_all()?;
    let total: i64 = count.first_value()?.unwrap_or_default();
    let has_more = page.len() > limit;
    page.truncate(limit);
    let next = page.last().filter(|_| has_more).map(|last| {
        token(&SavedCursor {
            saved_at: last.created_at.format(&Rfc3339).unwrap_or_default(),
            id: last.job_opening_id,
        })
    });
    let ids: Vec<Uuid> = page.iter().map(|row| row.job_opening_id).collect();
    let jobs = card::cards(cx, &ids, Readable::Saved, &person, &index.catalog).await?;
    SchemaAnswer::new(&ListPage { jobs, next_cursor: next, total: usize::try_from(total).unwrap_or_default() })
}

fn token(cursor: &impl Serialize) -> String {
    BASE64_STANDARD.encode(serde_json::to_vec(cursor).unwrap_or_default())
}

fn cursor<T: DeserializeOwned>(text: &str) -> Result<T, CommandError> {
    let bytes = BASE64_STANDARD.decode(text).ok();
    bytes
        .and_then(|bytes| serde_json::from_slice(&bytes).ok())
        .ok_or_else(|| CommandError::invalid("/p_cursor", "is not a cursor of this list"))
}
