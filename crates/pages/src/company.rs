//! `/company/{slug}`: a company as candidates see it.

use crate::{
    answers::company::{Company, Job},
    data_page::SlugPage,
    head::{Head, shortened},
    json_ld,
    parts::{self, Fact},
    preview,
    site::Glyphs,
    state::Pages,
    words,
};
use axum::{
    extract::{Path, Request, State, rejection::PathRejection},
    response::Response,
};
use devproof_vocabulary::RemotePolicy;
use maud::{Markup, html};

/// Answers `/company/{slug}`.
pub(crate) async fn page(
    State(pages): State<Pages>,
    slug: Result<Path<String>, PathRejection>,
    request: Request,
) -> Response {
    let page = SlugPage {
        prefix: "/company/",
        function: "get_public_company",
        sql: "select public.get_public_company($1)",
        slug: |company: &Company| &company.slug,
        head,
        sheet,
    };
    page.answer(pages, slug, request).await
}

fn head(company: &Company, site: &str, path: String) -> Head {
    let jobs = match company.open_jobs_count {
        0 => String::new(),
        count => format!(" {}.", words::counted(count, "open job", "open jobs")),
    };
    let about = company.tagline.clone().or_else(|| company.about.as_deref().map(devproof_markdown::to_text));
    let about = about.filter(|text| !text.is_empty()).unwrap_or_else(|| format!("{} on Devproof.", company.name));
    Head {
        title: company.name.clone(),
        description: shortened(&format!("{about}{jobs}")),
        image: company.logo_url.clone(),
        json_ld: Some(json_ld::organization(company, site, &path)),
        preview: preview::company_preview(company, &path),
        path,
        ..Head::default()
    }
}

fn sheet(company: &Company, glyphs: &Glyphs) -> Markup {
    html! {
        div class="page max-w-4xl py-8 pb-16" {
            article aria-label=(company.name) {
                header class="flex items-start gap-4" {
                    (parts::avatar(&company.name, company.logo_url.as_deref(), 48, true))
                    div class="min-w-0" {
                        h1 tabindex="-1" class="text-26" { (parts::own(&company.name)) }
                        @if let Some(tagline) = &company.tagline { p class="text-muted" { (parts::own(tagline)) } }
                        @if !company.badges.is_empty() {
                            @let labels: Vec<&str> = company.badges.iter().map(|badge| badge.label.as_str()).collect();
                            (parts::tags(&labels, "mt-2"))
                        }
                    }
                }
                (parts::columns(&facts(company, glyphs), "mt-6"))
                @if let Some(about) = &company.about { (part("About", &parts::prose(about, 3))) }
                @if let Some(culture) = &company.culture { (part("Culture", &parts::prose(culture, 3))) }
                @if !company.tech_stack.is_empty() { (part("Tech stack", &parts::tags(&company.tech_stack, ""))) }
                @if !company.benefits.is_empty() {
                    (part("Benefits", &html! {
                        ul class="grid gap-x-8 border-line border-t md:grid-cols-2" {
                            @for benefit in &company.benefits { li class="border-line border-b py-2" { (parts::own(benefit)) } }
                        }
                    }))
                }
                @if !company.interview_steps.is_empty() { (part("How they interview", &parts::steps(&company.interview_steps))) }
                @if company.website.is_some() || !company.links.is_empty() { (part("Links", &links(company))) }
                (part(&jobs_title(company.open_jobs_count), &jobs(&company.open_jobs)))
            }
        }
    }
}

fn part(title: &str, content: &Markup) -> Markup {
    html! {
        section aria-label=(title) class="pt-7" {
            h2 class="mb-3 text-16" { (title) }
            (content)
        }
    }
}

fn facts(company: &Company, glyphs: &Glyphs) -> Vec<Fact> {
    let places = (!company.places.is_empty()).then(|| ("Places", parts::own(&company.places.join(" · "))));
    [
        company.size.map(|size| ("Size", html! { (size.label()) })),
        company.stage.map(|stage| ("Stage", html! { (stage.label()) })),
        company.industry.as_deref().map(|industry| ("Industry", parts::own(industry))),
        company.founded_year.map(|year| ("Founded", html! { (year) })),
        places,
        Some(company.promise.fact(&glyphs.proof)),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn links(company: &Company) -> Markup {
    let website = company.website.as_deref().map(|url| ("Website", url));
    let further = company.links.iter().map(|link| (link.label.as_str(), link.url.as_str()));
    html! {
        ul class="border-line border-t" {
            @for (label, url) in website.into_iter().chain(further) {
                li class="flex min-h-10 items-center border-line border-b py-2" {
                    (parts::outside(url, &html! {
                        (parts::own(label))
                        @if let Some(host) = words::host(url) { span class="text-13 text-muted" { " (" (host) ")" } }
                    }, ""))
                }
            }
        }
    }
}

fn jobs_title(count: i64) -> String {
    if count > 0 { format!("Open jobs ({})", words::grouped(count)) } else { "Open jobs".to_owned() }
}

fn jobs(jobs: &[Job]) -> Markup {
    html! {
        @if jobs.is_empty() {
            p class="text-muted" { "No open jobs right now." }
        } @else {
            ul class="border-line border-t" {
                @for job in jobs {
                    li class="border-line border-b py-2.5" {
                        (parts::inside(&format!("/job/{}", job.id), &html! { bdi class="font-semibold" { (job.title) } }, ""))
                        bdi class="block text-muted" { (job_line(job)) }
                    }
                }
            }
        }
    }
}

fn job_line(job: &Job) -> String {
    let place: Vec<&str> = [job.remote_policy.map(RemotePolicy::label), job.places.first().map(String::as_str)]
        .into_iter()
        .flatten()
        .collect();
    let pay = words::pay(job.pay_min, job.pay_max, job.pay_currency.as_deref(), job.pay_period);
    let parts = [
        Some(place.join(", ")).filter(|place| !place.is_empty()),
        job.seniority.map(|one| one.label().to_owned()),
        job.employment_type.map(|one| one.label().to_owned()),
        pay,
    ];
    parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
}
