//! `/u/{code}`: the address of a profile on paper, and the code that a phone reads it from.

use crate::{
    drawn_file::{DrawnFile, refused},
    query,
    refusal::{ROBOTS, Refusal},
    render::Source,
    shell,
    site::Site,
    state::Pages,
};
use axum::{
    extract::{Path, Request, State, rejection::PathRejection},
    response::{IntoResponse, Response},
};
use devproof_db::{Rows, Sql};
use devproof_documents::Qr;
use http::{HeaderValue, StatusCode, header};

/// Answers `/u/{code}`: leads to where the profile is today, if a visitor may see it.
pub(crate) async fn follow(
    State(pages): State<Pages>,
    code: Result<Path<String>, PathRejection>,
    request: Request,
) -> Response {
    let visit = query::Visit::of(&pages, &request);
    let code = code.map(|Path(code)| code).unwrap_or_default();
    match find(&pages, &code, &visit).await {
        Ok(response) => response,
        Err(refusal) => shell::refused(&pages, &Site::of(&pages.files), &visit.headers, &refusal),
    }
}

async fn find(pages: &Pages, code: &str, visit: &query::Visit) -> Result<Response, Refusal> {
    if !is_code(code) {
        return Err(Refusal::NotFound);
    }
    query::count_visit(pages, visit, "get_short_link").await?;
    let sql = Sql::new("select public.get_short_link($1)").bind(code);
    let rows = query::rows(pages, sql).await?;
    let slug = rows.first_value::<Option<String>>()?.flatten().ok_or(Refusal::NotFound)?;
    let address = HeaderValue::from_str(&format!("/user/{slug}")).map_err(|_| Refusal::NotFound)?;
    // Not for ever: a profile changes its address, and who sees it.
    let headers = [
        (header::LOCATION, address),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (ROBOTS, HeaderValue::from_static("noindex")),
    ];
    Ok((StatusCode::FOUND, headers).into_response())
}

/// Answers `/u/{code}/qr.svg`. A code of an address that leads nowhere is drawn too: so it tells nothing.
pub(crate) async fn drawing(
    State(pages): State<Pages>,
    code: Result<Path<String>, PathRejection>,
    request: Request,
) -> Response {
    let visit = query::Visit::of(&pages, &request);
    drawn(&pages, code, &visit, "svg", |qr| Some(DrawnFile::new("image/svg+xml", qr.svg().into_bytes()))).await
}

/// Answers `/u/{code}/qr.png`.
pub(crate) async fn picture(
    State(pages): State<Pages>,
    code: Result<Path<String>, PathRejection>,
    request: Request,
) -> Response {
    let visit = query::Visit::of(&pages, &request);
    drawn(&pages, code, &visit, "png", |qr| Some(DrawnFile::new("image/png", qr.png()?))).await
}

async fn drawn(
    pages: &Pages,
    code: Result<Path<String>, PathRejection>,
    visit: &query::Visit,
    kind: &str,
    draw: fn(&Qr) -> Option<DrawnFile>,
) -> Response {
    let code = code.map(|Path(code)| code).unwrap_or_default();
    let found = async {
        if !is_code(&code) {
            return Err(Refusal::NotFound);
        }
        query::count_visit(pages, visit, "get_short_link").await?;
        let address = format!("{}/u/{code}", pages.site_url);
        let source = Source::of_file(kind, &address);
        pages.drawn_files.get(source, move || draw(&Qr::of(&address)?)).await
    };
    match found.await {
        Ok(file) => file.respond(&visit.headers, true),
        Err(refusal) => refused(&refusal),
    }
}

/// Whether a text can be a code at all.
fn is_code(text: &str) -> bool {
    text.len() == 12 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
