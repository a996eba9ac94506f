//! The built web app: its files, its page for every address that is no file, and `/config.json`.

use crate::{app::App, config::Mode, files, public};
use axum::{
    Json,
    extract::{Request, State},
    response::{IntoResponse, Response},
};
use http::{HeaderValue, Method, StatusCode, header};
use serde_json::json;
use std::{borrow::Cow, collections::BTreeMap, path::Path};

/// What the web app needs to know before it can ask anything.
pub async fn config_json(State(app): State<App>) -> Response {
    let body = json!({
        "url": app.config.site_url(),
        "anon_key": app.verifier.api_keys().anon,
        "development": app.config.mode == Mode::Development,
        "contact_email": app.config.contact_email,
        "captcha": { "kind": app.config.captcha.kind.name(), "site_key": app.config.captcha.kind.site_key() },
        "password_min_length": app.config.password_min_length,
        "page_view_script": app.config.page_view_script.as_ref().map(|script| json!({
            "url": script.url.as_str(),
            "attributes": script.attributes.iter().cloned().collect::<BTreeMap<_, _>>(),
        })),
    });
    ([(header::CACHE_CONTROL, "no-store")], Json(body)).into_response()
}

/// A file of the web app; for any other address a page of the app, or that there is none.
pub async fn serve(State(app): State<App>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path();
    let name = path.trim_start_matches('/');
    let looks_like_file = name.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if !looks_like_file {
        return public::page_of_the_app(&app, request.headers(), path);
    }
    match file(&app, name) {
        Some(data) => respond(name, data),
        None => (StatusCode::NOT_FOUND, "There is no such file.\n").into_response(),
    }
}

/// The app's own page, empty until the app fills it.
pub(crate) fn index(app: &App, status: StatusCode) -> Response {
    let Some(data) = file(app, "index.html") else { return not_built() };
    let mut response = respond("index.html", data);
    *response.status_mut() = status;
    response
}

/// What is answered where the web app should be.
pub(crate) fn not_built() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, "The web app was not built. Run ./run, or npm run build in web/.\n")
        .into_response()
}

/// A file of the built web app.
pub(crate) fn file(app: &App, name: &str) -> Option<Cow<'static, [u8]>> {
    let Some(folder) = &app.config.web_dir else { return files::Web::get(name).map(|file| file.data) };
    let plain = Path::new(name).components().all(|part| matches!(part, std::path::Component::Normal(_)));
    plain.then(|| std::fs::read(folder.join(name)).ok().map(Cow::Owned)).flatten()
}

fn respond(name: &str, data: Cow<'static, [u8]>) -> Response {
    let kind = match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "webmanifest" | "map" => "application/json; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    };
    // Files in assets/ carry a hash of their content in their names.
    let cache = if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = data.into_owned().into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}
