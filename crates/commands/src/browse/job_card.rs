//! A job as lists show it: a row of the database, and what the job is to the caller. Its shape is `JobCard` of
//! `db/functions/public/types.schema.json`.

use crate::rpc::timestamp::Timestamp;
use devproof_db::columns;
use devproof_matching::{Catalog, PersonFacts, Receipt, rates};
use devproof_vocabulary::{
    CompanySize, EmploymentType, InteractionStatus, InterestDecision, JobStatus, PayPeriod, RemotePolicy, Seniority,
};
use serde::Serialize;
use serde_json::Value;
use uuid::Uuid;

columns! {
    /// A row of `private.job_cards`.
    pub(super) struct CardRow {
        pub(super) id: Uuid,
        title: String,
        company_id: Uuid,
        company_slug: String,
        company_name: String,
        logo_url: Option<String>,
        company_size: Option<CompanySize>,
        badges: Vec<String>,
        status: JobStatus,
        seniority: Option<Seniority>,
        employment_type: Option<EmploymentType>,
        remote_policy: Option<RemotePolicy>,
        places: Vec<String>,
        pay_min: Option<i32>,
        pay_max: Option<i32>,
        pay_currency: Option<String>,
        pay_period: PayPeriod,
        published_at: Option<Timestamp>,
        expires_at: Option<Timestamp>,
        is_featured: bool,
        response_days: Option<i16>,
        kept_percent: Option<i32>,
        decided: i32,
        answered: i32,
        median_seconds: Option<i64>,
        asked_seconds: Option<f64>,
        asked_answers: i32,
        is_saved: bool,
        interaction_id: Option<Uuid>,
        interaction_status: Option<InteractionStatus>,
        interaction_decision: Option<InterestDecision>,
        interacted_at: Option<Timestamp>,
        frozen_match: Option<Value>,
    }

    /// A badge as companies can have it.
    #[derive(Debug, Clone, Serialize)]
    pub(super) struct Badge { key: String, label: String, color: String }
}

/// The statement that reads all badges: a few, and cheaper at once than with each company.
pub(super) const BADGES: &str = "select key, label, color from public.badge_labels";

/// Answers from which on a company's hours are said: fewer would tell of single people.
const ENOUGH_ANSWERS: i32 = 3;

/// A job of a list.
#[derive(Debug, Serialize)]
pub(super) struct JobCard {
    pub(super) id: Uuid,
    title: String,
    company: Company,
    status: JobStatus,
    seniority: Option<Seniority>,
    employment_type: Option<EmploymentType>,
    remote_policy: Option<RemotePolicy>,
    places: Vec<String>,
    pay_min: Option<i32>,
    pay_max: Option<i32>,
    pay_currency: Option<String>,
    pay_period: PayPeriod,
    published_at: Option<Timestamp>,
    expires_at: Option<Timestamp>,
    /// Its company features it.
    is_featured: bool,
    promise: Promise,
    hours_asked: Option<HoursAsked>,
    saved: bool,
    interaction: Option<Interaction>,
    /// What an interest froze, else the match of now; none for whoever is no seeker.
    #[serde(rename = "match")]
    pub(super) summary: Option<Summary>,
    /// The pay in the caller's own currency.
    pub(super) pay_about: Option<PayAbout>,
}

/// A match.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub(super) enum Summary {
    /// As an interest froze it.
    Frozen(Value),
    /// As it is now.
    Current(Receipt),
}

#[derive(Debug, Serialize)]
struct Company {
    id: Uuid,
    slug: String,
    name: String,
    logo_url: Option<String>,
    size: Option<CompanySize>,
    badges: Vec<Badge>,
}

#[derive(Debug, Serialize)]
struct Promise {
    response_days: Option<i16>,
    kept_percent: Option<i32>,
    decided: i32,
    answered: i32,
    median_seconds: Option<i64>,
}

#[derive(Debug, Serialize)]
struct HoursAsked {
    median_seconds: i64,
    answers: i32,
}

#[derive(Debug, Serialize)]
struct Interaction {
    id: Uuid,
    status: InteractionStatus,
    decision: Option<InterestDecision>,
    created_at: Timestamp,
}

/// A range of pay at the exchange rates of a day.
#[derive(Debug, Serialize)]
pub(super) struct PayAbout {
    min: i64,
    max: i64,
    currency: String,
    rates_of: String,
}

impl JobCard {
    /// Of a row and all badges there are.
    pub(super) fn new(row: CardRow, badges: &[Badge]) -> Self {
        let badge = |key: &String| badges.iter().find(|badge| badge.key == *key).cloned();
        let badges = row.badges.iter().filter_map(badge).collect();
        let interaction = row.interaction_id.zip(row.interaction_status).zip(row.interacted_at);
        let hours_asked = row.asked_seconds.filter(|_| row.asked_answers >= ENOUGH_ANSWERS);
        Self {
            id: row.id,
            title: row.title,
            company: Company {
                id: row.company_id,
                slug: row.company_slug,
                name: row.company_name,
                logo_url: row.logo_url,
                size: row.company_size,
                badges,
            },
            status: row.status,
            seniority: row.seniority,
            employment_type: row.employment_type,
            remote_policy: row.remote_policy,
            places: row.places,
            pay_min: row.pay_min,
            pay_max: row.pay_max,
            pay_currency: row.pay_currency,
            pay_period: row.pay_period,
            published_at: row.published_at,
            expires_at: row.expires_at,
            is_featured: row.is_featured,
            promise: Promise {
                response_days: row.response_days,
                kept_percent: row.kept_percent,
                decided: row.decided,
                answered: row.answered,
                median_seconds: row.median_seconds,
            },
            // A time of answering is far below what a whole number of seconds holds.
            hours_asked: hours_asked
                .map(|seconds| HoursAsked { median_seconds: seconds.round() as i64, answers: row.asked_answers }),
            saved: row.is_saved,
            interaction: interaction.map(|((id, status), created_at)| Interaction {
                id,
                status,
                decision: row.interaction_decision,
                created_at,
            }),
            summary: row.frozen_match.map(Summary::Frozen),
            pay_about: None,
        }
    }

    /// The pay in the currency that the person expects to be paid in; none where that is the same, or not known.
    pub(super) fn pay_about(&self, person: &PersonFacts, catalog: &Catalog) -> Option<PayAbout> {
        let currency = self.pay_currency.as_deref()?.parse().ok()?;
        let (min, max) = (self.pay_min?.into(), self.pay_max?.into());
        let about = catalog.rates()?.convert_range(min, max, currency, person.expected_pay?.currency)?;
        let rates::ApproximatePay { min, max, currency, date } = about;
        Some(PayAbout { min, max, currency: currency.to_string(), rates_of: date.to_string() })
    }
}
