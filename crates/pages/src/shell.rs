//! The document around a page: the app's own, with the page's head and content in their places.

use crate::{
    files::not_built,
    head::{Head, json_in_html},
    parts,
    refusal::{ROBOTS, Refusal},
    render::RenderedPage,
    site::Site,
    state::Pages,
    without_scripts,
};
use aws_lc_rs::digest::{SHA256, digest};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use maud::Markup;
use serde_json::Value;

const END_OF_HEAD: &str = "</head>";
const EMPTY_ROOT: &str = r#"<div id="root"></div>"#;
/// Runs before anything is drawn. What it reads stands before it.
const FIRST_SCRIPT: &str = r#"<script src="/first.js"></script>"#;

/// A page that was drawn, answered 200, or 304 to who has it already.
pub(crate) fn page(pages: &Pages, headers: &HeaderMap, drawn: &RenderedPage) -> Response {
    respond(pages, headers, &drawn.head, &drawn.root, StatusCode::OK, Look { face: true, drawn: false })
}

/// The body of a page, with the frame around its content.
pub(crate) fn root(site: &Site, head: &Head, content: &Markup, data: &Value) -> String {
    let (before, behind) = frame(site, &head.path);
    // The answer that the page was made of, so that the app need not ask for it again.
    let data = format!(r#"<script type="application/json" id="face-data">{}</script>"#, json_in_html(data));
    format!(r#"<div id="root">{before}{}{behind}</div>{data}"#, content.0)
}

/// What stands around a page: the links to sign in and up lead back to it, also before the app is there.
fn frame<'a>(site: &'a Site, path: &str) -> (String, &'a str) {
    match &site.frame {
        Some((before, behind)) if site.here.is_empty() => (before.clone(), behind),
        Some((before, behind)) => (before.replace(&site.here, &parts::in_query(path)), behind),
        None => (r#"<main id="main">"#.to_owned(), "</main>"),
    }
}

/// The app's page at a path that is none of the faces: rendered at build time, empty, or "not found".
pub(crate) fn page_of_the_app(pages: &Pages, headers: &HeaderMap, path: &str) -> Response {
    let site = Site::of(&pages.files);
    let known = site.knows(path, pages.development) && path != "/404";
    if !known {
        return not_found(pages, &site, headers);
    }
    match site.rendered(path) {
        Some(page) => {
            let head = Head {
                title: page.title.clone(),
                description: page.description.clone(),
                path: page.path.clone(),
                ..Head::default()
            };
            // Forms do nothing without scripts; what is only read stands for itself.
            let is_form = page.guests && page.path != "/";
            let notice = if is_form { without_scripts::notice(path).0 } else { String::new() };
            let root = format!(r#"{notice}<div id="root">{}</div>"#, page.html);
            let look = Look { face: !page.guests, drawn: page.drawn };
            respond(pages, headers, &head, &root, StatusCode::OK, look)
        }
        None => empty(pages, &site, path, StatusCode::OK),
    }
}

/// The answer when a face cannot be shown. What is hidden and what is not there look alike.
pub(crate) fn refused(pages: &Pages, site: &Site, headers: &HeaderMap, refusal: &Refusal) -> Response {
    match refusal {
        Refusal::NotFound => not_found(pages, site, headers),
        // The app says it in words, and asks again.
        Refusal::TooMany | Refusal::Unavailable => refusal.with_pause(empty(pages, site, "", refusal.status())),
    }
}

/// The app's own page, empty until the app fills it.
fn empty(pages: &Pages, site: &Site, path: &str, status: StatusCode) -> Response {
    let Some(document) = pages.files.get("index.html") else { return not_built() };
    let document = String::from_utf8_lossy(&document);
    let data = format!("{}{}", pages.config_script, site.first_requests(path));
    let document = document.replacen(FIRST_SCRIPT, &format!("{data}{FIRST_SCRIPT}"), 1);
    let head = format!("{}{END_OF_HEAD}", site.preloads(path));
    let kind = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    let root = format!("{EMPTY_ROOT}{}", without_scripts::page(path).0);
    (status, kind, document.replacen(END_OF_HEAD, &head, 1).replacen(EMPTY_ROOT, &root, 1)).into_response()
}

/// "Not found", with its status. The app still starts there: who is signed in may see what a visitor may not.
fn not_found(pages: &Pages, site: &Site, headers: &HeaderMap) -> Response {
    let head = Head {
        title: "Page not found".to_owned(),
        description: "This page does not exist.".to_owned(),
        noindex: true,
        ..Head::default()
    };
    let html = site.rendered("/404").map(|page| page.html.as_str()).unwrap_or_default();
    respond(pages, headers, &head, &format!(r#"<div id="root">{html}</div>"#), StatusCode::NOT_FOUND, Look::default())
}

/// Leads to the address that a person or a company has now.
pub(crate) fn moved(path: &str, query: Option<&str>) -> Response {
    let address = query.map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"));
    match HeaderValue::from_str(&address) {
        Ok(address) => {
            let headers =
                [(header::LOCATION, address), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
            (StatusCode::MOVED_PERMANENTLY, headers).into_response()
        }
        Err(_) => StatusCode::NOT_FOUND.into_response(),
    }
}

/// How the app takes the place of a page.
#[derive(Debug, Clone, Copy, Default)]
struct Look {
    /// What is sent may be read by everyone, so it stays on the screen until then.
    face: bool,
    /// The build rendered it with the app's own components. The app hydrates it when a visitor is about to use it.
    drawn: bool,
}

fn respond(pages: &Pages, headers: &HeaderMap, head: &Head, root: &str, status: StatusCode, look: Look) -> Response {
    let Some(document) = pages.files.get("index.html") else { return not_built() };
    let document = String::from_utf8_lossy(&document);
    let found = status == StatusCode::OK;
    let site = Site::of(&pages.files);
    let markup = head.markup(&pages.site_url).0;
    let document = document.replacen(FIRST_SCRIPT, &format!("{}{FIRST_SCRIPT}", pages.config_script), 1);
    let html = if look.drawn {
        filled(&waiting(&document, &head.path), &markup, root, look.face)
    } else {
        filled(&document, &format!("{markup}{}", site.preloads(path_alone(&head.path))), root, look.face)
    };
    // Weak: the same page may go out compressed or not.
    let tag = format!("W/\"{}\"", &hex::encode(digest(&SHA256, html.as_bytes()))[..24]);
    let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let unchanged = found && known.flat_map(|value| value.split(',')).any(|one| one.trim() == tag);
    let mut response = if unchanged {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = [(header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"))];
        (status, kind, html).into_response()
    };
    let headers = response.headers_mut();
    // Kept, but asked for each time: a person who hides is hidden at once.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    if head.noindex {
        headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
    }
    response
}

/// A page's address without its query.
fn path_alone(address: &str) -> &str {
    address.split_once('?').map_or(address, |(path, _)| path)
}

/// The app's document with this head and this content.
fn filled(document: &str, head: &str, root: &str, face: bool) -> String {
    let document = without(&without(document, "<title>", "</title>"), r#"<meta name="description""#, ">");
    let document = if face { document.replacen("<html ", "<html data-face ", 1) } else { document };
    document
        .replacen(FIRST_SCRIPT, &format!(r#"{FIRST_SCRIPT}<script src="/signed-in.js"></script>"#), 1)
        .replacen(END_OF_HEAD, &format!("{head}{END_OF_HEAD}"), 1)
        .replacen(EMPTY_ROOT, root, 1)
}

/// The document of a page that the app takes over later: `start.js` fetches the app, so nothing else does.
fn waiting(document: &str, path: &str) -> String {
    const PRELOAD: &str = r#"<link rel="modulepreload""#;
    let mut document = document.to_owned();
    while document.contains(PRELOAD) {
        document = without(&document, PRELOAD, ">");
    }
    let Some(script) = between(&document, r#"<script type="module""#, "</script>") else { return document };
    let app = between(script, "src=\"", "\"").and_then(|src| src.strip_prefix("src=\"")).unwrap_or_default();
    let start = format!(r#"<script src="/start.js" data-app="{app}" defer>"#);
    document.replacen(script, &start, 1).replacen("<html ", &format!(r#"<html data-drawn="{path}" "#), 1)
}

/// The first part of a text that begins so, up to what ends it.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> Option<&'a str> {
    let rest = &text[text.find(begin)?..];
    rest[begin.len()..].find(end).map(|length| &rest[..begin.len() + length])
}

/// The text without its first part that begins and ends so.
fn without(text: &str, begin: &str, end: &str) -> String {
    let Some(from) = text.find(begin) else { return text.to_owned() };
    match text[from..].find(end) {
        Some(length) => format!("{}{}", &text[..from], &text[from + length + end.len()..]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_frame_leads_back_to_the_page_that_it_stands_around() {
        let frame_of = |here: &str| Site {
            frame: Some((r#"<a href="/signin?next=%2Fhere">"#.to_owned(), "</a>".to_owned())),
            here: here.to_owned(),
            ..Site::default()
        };
        let before = |site: &Site| frame(site, "/user/ada&b").0;
        assert_eq!(before(&frame_of("%2Fhere")), r#"<a href="/signin?next=%2Fuser%2Fada%26b">"#);
        assert_eq!(before(&frame_of("")), r#"<a href="/signin?next=%2Fhere">"#, "an older build has no such place");
        assert_eq!(before(&Site::default()), r#"<main id="main">"#);
    }

    #[test]
    fn a_page_that_the_app_drew_waits_for_somebody_to_use_it() {
        let document = r#"<html lang="en"><head><script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="modulepreload" crossorigin href="/assets/b.js"><link rel="stylesheet" href="/c.css"></head>"#;
        assert_eq!(
            waiting(document, "/terms"),
            r#"<html data-drawn="/terms" lang="en"><head><script src="/start.js" data-app="/assets/index-1.js" defer></script><link rel="stylesheet" href="/c.css"></head>"#
        );
    }

    #[test]
    fn a_page_stands_in_the_apps_own_document() {
        let document = r#"<html lang="en"><head><title>Devproof</title><meta name="description" content="a" /><script src="/first.js"></script></head><body><div id="root"></div></body></html>"#;
        let html = filled(document, "<title>Ada</title>", "<div id=\"root\">Ada</div>", true);
        assert_eq!(
            html,
            r#"<html data-face lang="en"><head><script src="/first.js"></script><script src="/signed-in.js"></script><title>Ada</title></head><body><div id="root">Ada</div></body></html>"#
        );
    }
}
