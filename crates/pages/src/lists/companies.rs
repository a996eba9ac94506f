//! `/companies`: the companies with a public page.

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
use devproof_vocabulary::CompanySize;
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::{Map, Value, json};

const TITLE: &str = "Companies";
const LEDE: &str = "Companies that hire on Devproof, with what they promise and how they interview.";

#[derive(Debug)]
struct CompanyFilters {
    query: Option<String>,
    badge: Option<String>,
    page: i64,
}

#[derive(Debug, Deserialize)]
struct Answer {
    companies: Vec<Company>,
    badges: Vec<Badge>,
    total: i64,
    pages: i64,
}

#[derive(Debug, Deserialize)]
struct Badge {
    key: String,
    label: String,
}

#[derive(Debug, Deserialize)]
struct Company {
    slug: String,
    name: String,
    logo_url: Option<String>,
    tagline: Option<String>,
    industry: Option<String>,
    size: Option<CompanySize>,
    places: Vec<String>,
    badges: Vec<String>,
    open_jobs: i64,
}

impl Filters for CompanyFilters {
    const PATH: &'static str = "/companies";
    const COMMAND: &'static str = "list_public_companies";

    fn read(place: &Place) -> Self {
        let badge = place.text("badge").filter(|key| key.chars().count() <= 60);
        Self { query: place.text("q"), badge, page: place.page() }
    }

    fn write(&self) -> Vec<(&'static str, String)> {
        let query = self.query.iter().map(|text| ("q", text.clone()));
        query.chain(self.badge.iter().map(|key| ("badge", key.clone()))).collect()
    }

    fn arguments(&self) -> Map<String, Value> {
        let badges: Vec<&String> = self.badge.iter().collect();
        json!({ "p_query": self.query, "p_badges": badges }).as_object().cloned().unwrap_or_default()
    }

    fn page(&self) -> i64 {
        self.page
    }
}

/// Answers `/companies`.
pub(crate) async fn page(State(pages): State<Pages>, request: Request) -> Response {
    Drawing { head, sheet }.answer(pages, request).await
}

fn head(list: &List<CompanyFilters, Answer>, site: &str, path: String) -> Head {
    let item = |company: &Company| json!({ "name": company.name, "url": format!("{site}/company/{}", company.slug) });
    let items = list.answer.companies.iter().map(item).collect();
    super::head(TITLE, LEDE, list.filters.query.is_some(), items, site, path)
}

fn sheet(list: &List<CompanyFilters, Answer>, _: &Glyphs) -> Markup {
    let List { filters, answer } = list;
    let badges = answer.badges.iter().map(|badge| (badge.key.as_str(), badge.label.as_str()));
    let fields = html! {
        (form::text("q", "Name, industry or technology", filters.query.as_deref(), "search", "grow md:min-w-56", 120))
        (form::select("badge", "Badge", "Any badge", badges, filters.badge.as_deref()))
    };
    let list_page = ListPage {
        title: TITLE,
        lede: LEDE,
        fields,
        path: CompanyFilters::PATH,
        is_narrowed: filters.is_narrowed(),
        count: form::counted(answer.total, "company", "companies"),
        nothing: "No companies fit these filters. Clear a filter to see more.",
        rows: answer.companies.iter().map(row).collect(),
        page: filters.page,
        pages: answer.pages,
    };
    list_page.markup(|page| filters.address(page))
}

fn row(company: &Company) -> Markup {
    let size = company.size.map(|size| size.label().to_owned());
    let places = (!company.places.is_empty()).then(|| company.places.join(", "));
    let about: Vec<String> = company.industry.clone().into_iter().chain(size).chain(places).collect();
    html! {
        (parts::avatar(&company.name, company.logo_url.as_deref(), 32, true))
        div class="min-w-0 grow" {
            div class="flex items-baseline justify-between gap-4" {
                (parts::inside(&format!("/company/{}", company.slug), &html! { bdi class="font-semibold" { (company.name) } }, ""))
                @if company.open_jobs > 0 {
                    span class="shrink-0 tabular-nums" { (words::counted(company.open_jobs, "open job", "open jobs")) }
                }
            }
            @if let Some(tagline) = &company.tagline { p { (parts::own(tagline)) } }
            @if !about.is_empty() { p class="text-muted" { bdi { (about.join(" · ")) } } }
            @if !company.badges.is_empty() { (parts::tags(&company.badges, "mt-1.5")) }
        }
    }
}
