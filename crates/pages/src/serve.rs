//! The web app's files, and its page for every address that is no file.

use crate::{shell, state::Pages};
use axum::{
    extract::{Request, State},
    response::{IntoResponse, Response},
};
use http::{Method, StatusCode};

/// A file of the web app; for any other address a page of the app, or that there is none.
pub(crate) async fn serve(State(pages): State<Pages>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = request.uri().path();
    let name = path.trim_start_matches('/');
    let looks_like_file = name.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if !looks_like_file {
        return shell::page_of_the_app(&pages, request.headers(), path);
    }
    // The document is the same wherever it is asked for: filled, with the settings in it.
    if name == "index.html" {
        return shell::page_of_the_app(&pages, request.headers(), "/");
    }
    let file = pages.files.respond(name, request.headers());
    file.unwrap_or_else(|| (StatusCode::NOT_FOUND, "There is no such file.\n").into_response())
}
