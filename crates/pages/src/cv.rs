//! `/user/{slug}/cv.pdf`: a person's page as a PDF, for everyone who may see the page.

use crate::{
    answers::person::Person,
    drawn_file::{DrawnFile, refused},
    query,
    refusal::Refusal,
    render::Source,
    shell,
    state::Pages,
};
use axum::{
    extract::{Path, Request, State, rejection::PathRejection},
    response::{IntoResponse, Response},
};
use devproof_db::Sql;
use devproof_documents::{Cv, CvLength};
use http::{HeaderValue, StatusCode, header};

/// Answers `/user/{slug}/cv.pdf`, on two pages at most, or on `?pages=1`.
pub(crate) async fn file(
    State(pages): State<Pages>,
    slug: Result<Path<String>, PathRejection>,
    request: Request,
) -> Response {
    let visit = query::Visit::of(&pages, &request);
    let Some(length) = length(visit.uri.query()) else {
        return (StatusCode::BAD_REQUEST, "A CV has 1 or 2 pages.\n").into_response();
    };
    let slug = slug.map(|Path(slug)| slug).unwrap_or_default();
    find(&pages, &slug, length, &visit).await.unwrap_or_else(|refusal| refused(&refusal))
}

fn length(query: Option<&str>) -> Option<CvLength> {
    let asked = query.unwrap_or_default().split('&').find_map(|part| part.strip_prefix("pages="));
    asked.map_or(Some(CvLength::TwoPages), |pages| CvLength::of(pages.parse().ok()?))
}

async fn find(pages: &Pages, slug: &str, length: CvLength, visit: &query::Visit) -> Result<Response, Refusal> {
    if !query::is_slug(slug) {
        return Err(Refusal::NotFound);
    }
    query::count_visit(pages, visit, "get_public_profile").await?;
    let sql = Sql::new("select public.get_public_profile($1)").bind(slug);
    let (data, person) = query::one::<Person>(pages, sql).await?;
    let path = format!("/user/{}", person.slug);
    if person.slug != slug {
        return Ok(shell::moved(&format!("{path}/cv.pdf"), visit.uri.query()));
    }
    let source = Source::of_file(&format!("{path}/cv.pdf"), &(length, data.to_string()));
    let cv = Cv::of(&data, Some(format!("{}{path}", pages.site_url)), length).ok_or(Refusal::Unavailable)?;
    let name = format!("inline; filename=\"{}\"", cv.file_name());
    let file = pages.drawn_files.get(source, move || Some(DrawnFile::new("application/pdf", cv.pdf()?))).await?;
    // A search engine is to find the page, not a copy of it.
    let mut response = file.respond(&visit.headers, true);
    if let Ok(name) = HeaderValue::from_str(&name) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cv_has_one_page_or_two() {
        assert_eq!(length(None), Some(CvLength::TwoPages));
        assert_eq!(length(Some("a=b&pages=1")), Some(CvLength::OnePage));
        assert_eq!(length(Some("pages=2")), Some(CvLength::TwoPages));
        for wrong in ["pages=", "pages=0", "pages=3", "pages=-1", "pages=one", "pages=99999999999999999999"] {
            assert_eq!(length(Some(wrong)), None, "{wrong}");
        }
    }
}
