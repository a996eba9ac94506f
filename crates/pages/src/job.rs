//! `/job/{id}`: an open job, for everyone.

use crate::{
    answers::job::{Job, Skill},
    data_page::DataPage,
    head::{Head, shortened},
    json_ld,
    parts::{self, Fact},
    preview, query,
    refusal::Refusal,
    shell,
    site::{Glyphs, Site},
    state::Pages,
    words,
};
use axum::{
    extract::{Path, Request, State, rejection::PathRejection},
    response::Response,
};
use devproof_db::Sql;
use maud::{Markup, PreEscaped, html};
use std::sync::Arc;
use uuid::Uuid;

/// Answers `/job/{id}`.
pub(crate) async fn page(
    State(pages): State<Pages>,
    id: Result<Path<Uuid>, PathRejection>,
    request: Request,
) -> Response {
    let (site, visit) = (Site::of(&pages.files), query::Visit::of(&pages, &request));
    let id = id.map(|Path(id)| id).map_err(|_| Refusal::NotFound);
    let answered = match id {
        Ok(id) => answer(&pages, &site, id, &visit).await,
        Err(refusal) => Err(refusal),
    };
    match answered {
        Ok(response) => response,
        Err(refusal) => shell::refused(&pages, &site, &visit.headers, &refusal),
    }
}

async fn answer(pages: &Pages, site: &Arc<Site>, id: Uuid, visit: &query::Visit) -> Result<Response, Refusal> {
    query::count_visit(pages, visit, "get_public_job").await?;
    let path = format!("/job/{id}");
    // The same job by another spelling of its id is the same page.
    if visit.uri.path() != path {
        return Ok(shell::moved(&path, visit.uri.query()));
    }
    let sql = Sql::new("select public.get_public_job($1)").bind(id);
    let (data, job) = query::one::<Job>(pages, sql).await?;
    DataPage { path, data, content: job, head, sheet }.respond(pages, site, &visit.headers).await
}

fn head(job: &Job, site: &str, path: String) -> Head {
    let facts = [words::place(job.remote_policy, &job.places), pay(job)];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    Head {
        title: format!("{} at {}", job.title, job.company.name),
        description: shortened(&format!("{}. {}", facts.join(" · "), devproof_markdown::to_text(&job.description))),
        image: job.company.logo_url.clone(),
        json_ld: Some(json_ld::job_posting(job, site, &path)),
        preview: preview::job_preview(job, &path),
        path,
        ..Head::default()
    }
}

fn pay(job: &Job) -> Option<String> {
    words::pay(job.pay_min, job.pay_max, job.pay_currency.as_deref(), job.pay_period)
}

fn sheet(job: &Job, glyphs: &Glyphs) -> Markup {
    let headed = devproof_markdown::has_heading(&job.description);
    let next = parts::in_query(&format!("/job/{}", job.id));
    html! {
        div class="page max-w-4xl pt-8 pb-16" {
            article aria-label=(job.title) {
                (top(job))
                (parts::columns(&facts(job, glyphs), "mb-7"))
                @if !job.description.is_empty() {
                    (part(if headed { None } else { Some("The work") }, &parts::prose(&job.description, if headed { 2 } else { 3 })))
                }
                (terms(job, glyphs))
                @if job.interview_process.is_some() || !job.interview_steps.is_empty() {
                    (part(Some("Hiring process"), &html! {
                        @if let Some(text) = &job.interview_process { (parts::prose(text, 3)) }
                        @if !job.interview_steps.is_empty() { div class="mt-3" { (parts::steps(&job.interview_steps)) } }
                    }))
                }
            }
            p data-guest="" class="text-muted" {
                (parts::inside(&format!("/signin?next={next}"), &html! { "Sign in" }, "underline decoration-1"))
                " or "
                (parts::inside(&format!("/signup?as=job_seeker&next={next}"), &html! { "sign up" }, "underline decoration-1"))
                " to see your match score and show interest."
            }
        }
    }
}

fn top(job: &Job) -> Markup {
    let size = job.company.size.map(|size| format!("{} people", size.as_str().replace('-', "–")));
    let about = size.into_iter().chain(job.company.badges.iter().map(|badge| badge.label.clone()));
    let place = words::place(job.remote_policy, &job.places);
    let hours = words::offsets(job.utc_offset_min, job.utc_offset_max);
    let place = match (place, hours) {
        (Some(place), Some(hours)) => Some(format!("{place} ({hours})")),
        (place, _) => place,
    };
    let line: Vec<String> = [
        place,
        job.seniority.map(|one| one.label().to_owned()),
        job.employment_type.map(|one| one.label().to_owned()),
    ]
    .into_iter()
    .flatten()
    .collect();
    html! {
        header class="pb-6" {
            div class="flex items-center gap-2.5" {
                (parts::avatar(&job.company.name, job.company.logo_url.as_deref(), 32, true))
                p class="min-w-0 text-muted" {
                    (parts::inside(&format!("/company/{}", job.company.slug), &parts::own(&job.company.name), "text-ink"))
                    @for one in about { " · " (one) }
                }
            }
            h1 tabindex="-1" class="mt-3 text-26" { (parts::own(&job.title)) }
            p class="mt-1 text-muted" {
                (line.join(" · "))
                @if let Some(at) = &job.published_at { " · posted " (parts::day(at)) }
            }
        }
    }
}

fn facts(job: &Job, glyphs: &Glyphs) -> Vec<Fact> {
    let mut facts: Vec<Fact> = vec![
        ("Pay", html! { (pay(job).unwrap_or_else(|| "Not specified".to_owned())) }),
        job.promise.fact(&glyphs.proof),
    ];
    facts.extend(job.expires_at.as_deref().map(|at| ("Closes", parts::day(at))));
    facts
}

fn terms(job: &Job, glyphs: &Glyphs) -> Markup {
    let skills = |importance: &str| {
        let named: Vec<&Skill> = job.skills.iter().filter(|skill| skill.importance == importance).collect();
        (!named.is_empty()).then(|| html! { @for skill in named { (parts::open_tag(&skill.name)) } })
    };
    let facts: Vec<Fact> = [
        skills("must").map(|tags| ("Must know", tags)),
        skills("nice").map(|tags| ("Nice to know", tags)),
        job.min_years.map(|years| ("Experience", html! { (words::counted(years, "year", "years")) })),
        job.min_rank_name.as_deref().map(|name| {
            let glyph = job.min_rank.and_then(|rank| glyphs.small_ranks.get(rank));
            ("Rank", html! { @if let Some(glyph) = glyph { (PreEscaped(glyph)) } " " (name) " or higher" })
        }),
        job.min_system_design.map(|points| ("System design", html! { (points) " of 100 or more" })),
        (!job.countries.is_empty()).then(|| ("Countries", html! { (words::countries(&job.countries)) })),
        (job.places.len() > 1).then(|| ("Places", parts::own(&job.places.join(" · ")))),
        job.equity.as_deref().map(|equity| ("Equity", parts::own(equity))),
        job.visa_sponsorship.map(|yes| ("Visa", html! { @if yes { "Sponsored" } @else { "Not sponsored" } })),
    ]
    .into_iter()
    .flatten()
    .collect();
    html! { @if !facts.is_empty() { (part(Some("Terms"), &parts::rows(&facts))) } }
}

fn part(title: Option<&str>, content: &Markup) -> Markup {
    html! {
        section aria-label=(title.unwrap_or("Description")) class="pb-7" {
            @if let Some(title) = title { h2 class="mb-2 text-16" { (title) } }
            (content)
        }
    }
}
