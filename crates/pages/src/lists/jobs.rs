//! `/jobs`: the open jobs that everyone may read.

use super::{
    Drawing, Filters, List,
    form::{self, ListPage},
    place::Place,
};
use crate::{head::Head, parts, site::Glyphs, state::Pages, words};
use axum::{
    extract::{Request, State},
    response::Response,
};
use devproof_vocabulary::{EmploymentType, PayPeriod, RemotePolicy, Seniority};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value, json};

const TITLE: &str = "Jobs";
const LEDE: &str = "Open jobs with their pay, and how fast each company answers. Sign up to see your match score.";
const MAX_PAY: i64 = 100_000_000;
/// Of a pay without a currency.
const CURRENCY: &str = "EUR";

#[derive(Debug)]
struct JobFilters {
    query: Option<String>,
    remote: Option<RemotePolicy>,
    seniority: Option<Seniority>,
    pay_min: Option<i64>,
    currency: Option<String>,
    page: i64,
}

#[derive(Debug, Deserialize)]
struct Answer {
    jobs: Vec<Job>,
    total: i64,
    pages: i64,
}

#[derive(Debug, Deserialize)]
struct Job {
    id: String,
    title: String,
    company: Company,
    seniority: Option<Seniority>,
    employment_type: Option<EmploymentType>,
    remote_policy: Option<RemotePolicy>,
    places: Vec<String>,
    pay_min: Option<i64>,
    pay_max: Option<i64>,
    pay_currency: Option<String>,
    pay_period: Option<PayPeriod>,
    published_at: String,
}

#[derive(Debug, Deserialize)]
struct Company {
    name: String,
    logo_url: Option<String>,
}

impl Filters for JobFilters {
    const PATH: &'static str = "/jobs";
    const COMMAND: &'static str = "list_public_jobs";

    fn read(place: &Place) -> Self {
        let pay_min = place.number("pay", MAX_PAY);
        let currency = place.text("cur").map(|text| text.to_ascii_uppercase());
        let currency = currency.filter(|code| code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase()));
        Self {
            query: place.text("q"),
            remote: place.choice("remote"),
            seniority: place.choice("level"),
            currency: currency.or_else(|| pay_min.map(|_| CURRENCY.to_owned())),
            pay_min,
            page: place.page(),
        }
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        [
            ("q", self.query.clone()),
            ("remote", self.remote.map(|one| one.to_string())),
            ("level", self.seniority.map(|one| one.to_string())),
            ("pay", self.pay_min.map(|pay| pay.to_string())),
            ("cur", self.currency.clone()),
        ]
        .into_iter()
        .filter_map(|(name, value)| Some((name, value?)))
        .collect()
    }

    fn arguments(&self) -> Map<String, Value> {
        let arguments = json!({ "p_query": self.query, "p_remote": self.remote, "p_seniority": self.seniority,
            "p_pay_min": self.pay_min, "p_currency": self.currency });
        arguments.as_object().cloned().unwrap_or_default()
    }

    fn page(&self) -> i64 {
        self.page
    }
}

/// Answers `/jobs`.
pub(crate) async fn page(State(pages): State<Pages>, request: Request) -> Response {
    Drawing { head, sheet }.answer(pages, request).await
}

fn head(list: &List<JobFilters, Answer>, site: &str, path: String) -> Head {
    let item = |job: &Job| json!({ "name": job.title, "url": format!("{site}/job/{}", job.id) });
    let items = list.answer.jobs.iter().map(item).collect();
    super::head(TITLE, LEDE, list.filters.query.is_some(), items, site, path)
}

fn sheet(list: &List<JobFilters, Answer>, _: &Glyphs) -> Markup {
    let List { filters, answer } = list;
    let pay = filters.pay_min.map(|pay| pay.to_string());
    let fields = html! {
        (form::text("q", "Title, skill or company", filters.query.as_deref(), "search", "grow md:min-w-56", 120))
        (form::select("remote", "Where", "Anywhere", form::choices(RemotePolicy::label), filters.remote.map(RemotePolicy::as_str)))
        (form::select("level", "Seniority", "Any level", form::choices(Seniority::label), filters.seniority.map(Seniority::as_str)))
        (form::text("pay", "Pay a year, from", pay.as_deref(), "text", "md:w-36", 9))
        (form::text("cur", "Currency", filters.currency.as_deref(), "text", "md:w-24", 3))
    };
    let list_page = ListPage {
        title: TITLE,
        lede: LEDE,
        fields,
        path: JobFilters::PATH,
        is_narrowed: filters.is_narrowed(),
        count: form::counted(answer.total, "open job", "open jobs"),
        nothing: "No open jobs fit these filters. Clear a filter to see more.",
        rows: answer.jobs.iter().map(row).collect(),
        page: filters.page,
        pages: answer.pages,
    };
    list_page.markup(|page| filters.address(page))
}

fn row(job: &Job) -> Markup {
    let about: Vec<String> = [
        words::place(job.remote_policy, &job.places),
        job.seniority.map(|one| one.label().to_owned()),
        job.employment_type.map(|one| one.label().to_owned()),
    ]
    .into_iter()
    .flatten()
    .collect();
    let pay = words::pay(job.pay_min, job.pay_max, job.pay_currency.as_deref(), job.pay_period);
    html! {
        (parts::avatar(&job.company.name, job.company.logo_url.as_deref(), 32, true))
        div class="min-w-0 grow" {
            div class="flex items-baseline justify-between gap-4 max-md:flex-col max-md:gap-0" {
                (parts::inside(&format!("/job/{}", job.id), &html! { bdi class="font-semibold" { (job.title) } }, ""))
                @if let Some(pay) = pay { span class="shrink-0 tabular-nums" { (pay) } }
            }
            p class="text-muted" {
                (parts::own(&job.company.name)) " · " bdi { (about.join(" · ")) } " · posted " (parts::day(&job.published_at))
            }
        }
    }
}
