//! `get_response_times`: how companies answer: those that the caller waits for, then those with most jobs that match.

use crate::{
    CommandError,
    browse::card,
    matching,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
        timestamp::Timestamp,
    },
};
use devproof_db::{Rows, Sql, columns};
use devproof_matching::{
    PersonFacts,
    index::{JobIndex, Matches},
};
use serde::Serialize;
use std::collections::{HashMap, HashSet};
use ts_rs::TS;
use uuid::Uuid;

/// Companies that are answered beside those that the caller waits for, unless the caller says so.
const SHOWN: i64 = 10;
/// What the caller waits for, by company.
const WAITING: &str = "
    select j.company_id, count(*) as interests, min(i.created_at) as since
    from public.job_interactions i join public.job_openings j on j.id = i.job_opening_id
    where i.profile_id = $1::uuid and i.status = 'interested' and i.decision is null
    group by j.company_id order by since, j.company_id";

arguments! {
    optional { p_limit: i64 }
}

/// How a company answers.
#[derive(Debug, Serialize, TS)]
pub(crate) struct ResponseTime {
    slug: String,
    name: String,
    logo_url: Option<String>,
    /// Days within which it promises to answer; null where it promises nothing.
    response_days: Option<i16>,
    /// How often it kept that; null until anyone was answered or left waiting.
    kept_percent: Option<i32>,
    /// People answered or left waiting, of whom that is a part.
    decided: i32,
    /// How long half of its newest answers took at most; null while there are too few to say.
    median_seconds: Option<i64>,
    /// Its jobs that are a good or a strong match and wait for the caller's decision.
    matches: usize,
    /// Interests of the caller that wait for its decision.
    waiting: i64,
    /// Since when the oldest of these waits.
    waiting_since: Option<Timestamp>,
}

answer! {
    /// Companies that have a job which matches.
    matching_companies: usize,
    /// Those that the caller waits for, the longest wait first; then those with most jobs that match.
    companies: Vec<ResponseTime>,
}

columns! {
    struct WaitingRow { company_id: Uuid, interests: i64, since: Timestamp }

    struct CompanyRow {
        id: Uuid,
        slug: String,
        name: String,
        logo_url: Option<String>,
        response_days: Option<i16>,
        kept_percent: Option<i32>,
        decided: i32,
        median_seconds: Option<i64>,
    }
}

pub(crate) fn first_reads(caller: Uuid, _args: &Args) -> Vec<Sql> {
    let [person, decided] = card::caller_reads(caller);
    vec![person, decided, Sql::new(WAITING).bind(caller)]
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    cx.seeker()?;
    let limit = usize::try_from(args.p_limit.unwrap_or(SHOWN).clamp(1, 50)).unwrap_or(1);
    let index = matching::index(cx).await?;
    let [person, decided, waiting] = cx.first_reads()?;
    let (person, decided) = card::read_caller([person, decided], &index.catalog)?;
    let waiting: Vec<WaitingRow> = waiting.read_all()?;
    let look = |jobs: &JobIndex, _: &PersonFacts, matches: &Matches| jobs.matching_companies(matches);
    let matching = index.with_matches(person, decided, cx.now, look).await?;
    let awaited: HashSet<Uuid> = waiting.iter().map(|row| row.company_id).collect();
    let others = matching.iter().map(|(company, _)| *company).filter(|company| !awaited.contains(company));
    let ids: Vec<Uuid> = waiting.iter().map(|row| row.company_id).chain(others.take(limit)).collect();
    let [rows] =
        cx.query_last([&Sql::new("select * from private.response_times($1::uuid[])").bind(ids.as_slice())]).await?;
    let rows: Vec<CompanyRow> = rows.read_all()?;
    let mut rows: HashMap<Uuid, CompanyRow> = rows.into_iter().map(|row| (row.id, row)).collect();
    let waiting: HashMap<Uuid, WaitingRow> = waiting.into_iter().map(|row| (row.company_id, row)).collect();
    let matches: HashMap<Uuid, usize> = matching.iter().copied().collect();
    let company = |id: &Uuid| {
        let row = rows.remove(id)?;
        let waits = waiting.get(id);
        Some(ResponseTime {
            slug: row.slug,
            name: row.name,
            logo_url: row.logo_url,
            response_days: row.response_days,
            kept_percent: row.kept_percent,
            decided: row.decided,
            median_seconds: row.median_seconds,
            matches: matches.get(id).copied().unwrap_or_default(),
            waiting: waits.map_or(0, |waits| waits.interests),
            waiting_since: waits.map(|waits| waits.since),
        })
    };
    Ok(Answer { matching_companies: matching.len(), companies: ids.iter().filter_map(company).collect() })
}
