//! `/sitemap.xml` and `/robots.txt`. Listed are companies with a public link and the jobs that everyone may read. People
//! are never: they are listed for approved employers alone.

use crate::{query, refusal::Refusal, shell, site::Site, state::Pages};
use axum::{
    extract::{Path, Request, State},
    response::{IntoResponse, Response},
};
use devproof_db::{Rows, Sql};
use http::{HeaderValue, header};
use maud::{PreEscaped, html};
use time::{OffsetDateTime, format_description::well_known::Rfc3339};

/// Addresses in one part.
const PART: i64 = 5_000;
/// Parts of each kind at most.
const PARTS: i64 = 10;
/// Search engines may keep it for ten minutes.
const CACHE: &str = "public, max-age=600";

/// What is listed, and how: the table's name in an address, how many there are, and one part.
const KINDS: [(&str, &str, &str); 2] = [
    (
        "companies",
        "select count(*) from (select from public.companies where approval_status = 'approved' and public_link limit $1) c",
        "select '/company/' || slug as path, updated_at from public.companies where approval_status = 'approved' and public_link
         order by name, id limit $1 offset $2",
    ),
    (
        "jobs",
        "select count(*) from (select from public.job_openings where is_listed and is_public limit $1) j",
        "select '/job/' || id as path, updated_at from public.job_openings where is_listed and is_public
         order by published_at desc, id limit $1 offset $2",
    ),
];

/// Answers `/sitemap.xml`: the parts.
pub(crate) async fn index(State(pages): State<Pages>, request: Request) -> Response {
    match parts(&pages, &query::Visit::of(&pages, &request)).await {
        Ok(parts) => {
            let site = &pages.site_url;
            xml(&html! {
                sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" {
                    @for part in parts { sitemap { loc { (site) "/sitemap/" (part) } } }
                }
            })
        }
        Err(refusal) => refused(&refusal),
    }
}

async fn parts(pages: &Pages, visit: &query::Visit) -> Result<Vec<String>, Refusal> {
    query::count_visit(pages, visit, "sitemap").await?;
    let mut all = vec!["pages.xml".to_owned()];
    for (kind, count, _) in KINDS {
        let rows = query::rows(pages, Sql::new(count).bind(PART * PARTS)).await?;
        let count: i64 = rows.first_value()?.unwrap_or_default();
        all.extend((0..(count + PART - 1) / PART).map(|part| format!("{kind}-{}.xml", part + 1)));
    }
    Ok(all)
}

/// Answers `/sitemap/{part}`.
pub(crate) async fn part(State(pages): State<Pages>, Path(part): Path<String>, request: Request) -> Response {
    let visit = query::Visit::of(&pages, &request);
    match addresses(&pages, &part, &visit).await {
        Ok(addresses) => {
            let site = &pages.site_url;
            xml(&html! {
                urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" {
                    @for (path, changed) in addresses {
                        url {
                            loc { (site) (path) }
                            @if let Some(at) = changed.and_then(|at| at.format(&Rfc3339).ok()) { lastmod { (at) } }
                        }
                    }
                }
            })
        }
        Err(Refusal::NotFound) => shell::refused(&pages, &Site::of(&pages.files), &visit.headers, &Refusal::NotFound),
        Err(refusal) => refused(&refusal),
    }
}

type Listed = (String, Option<OffsetDateTime>);

devproof_db::columns! {
    struct Listing {
        path: String,
        updated_at: Option<OffsetDateTime>,
    }
}

async fn addresses(pages: &Pages, part: &str, visit: &query::Visit) -> Result<Vec<Listed>, Refusal> {
    if part == "pages.xml" {
        return Ok(["/", "/why-devproofio", "/careers", "/terms-and-conditions", "/privacy-policy"]
            .map(|path| (path.to_owned(), None))
            .into());
    }
    let (kind, number) = part.strip_suffix(".xml").and_then(|name| name.split_once('-')).ok_or(Refusal::NotFound)?;
    let number: i64 = number.parse().ok().filter(|number| (1..=PARTS).contains(number)).ok_or(Refusal::NotFound)?;
    let (_, _, list) = KINDS.into_iter().find(|(name, ..)| *name == kind).ok_or(Refusal::NotFound)?;
    query::count_visit(pages, visit, "sitemap").await?;
    let rows = query::rows(pages, Sql::new(list).bind(PART).bind((number - 1) * PART)).await?;
    if rows.is_empty() {
        return Err(Refusal::NotFound);
    }
    let listed: Vec<Listing> = rows.read_all()?;
    Ok(listed.into_iter().map(|listing| (listing.path, listing.updated_at)).collect())
}

/// Answers `/robots.txt`.
pub(crate) async fn robots(State(pages): State<Pages>) -> Response {
    // People's pages are not forbidden here: a search engine has to read that it may not list them.
    let text = format!(
        "User-agent: *\nDisallow: /dashboard/\nDisallow: /admin/\nDisallow: /auth/\nDisallow: /rest/\nDisallow: /functions/\nDisallow: /realtime/\n\nSitemap: {}/sitemap.xml\n",
        pages.site_url
    );
    ([(header::CACHE_CONTROL, CACHE)], text).into_response()
}

fn xml(content: &PreEscaped<String>) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/xml; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static(CACHE)),
    ];
    (headers, format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n{}", content.0)).into_response()
}

fn refused(refusal: &Refusal) -> Response {
    refusal.with_pause((refusal.status(), "The list cannot be given now. Try again later.\n").into_response())
}
