//! The published schemas, at the path of their `$id`: what a document has to look like, for editors and other programs.

use crate::embedded_files::Content;
use axum::{
    Router,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};

/// Where the schema of a challenge is read.
const CHALLENGE: &str = "challenges/challenge.schema.json";
/// Where the schema of an interview problem is read.
const INTERVIEW_PROBLEM: &str = "interview/problem.schema.json";

/// The addresses of the schemas.
pub(crate) fn router<S: Clone + Send + Sync + 'static>() -> Router<S> {
    Router::new()
        .route("/schemas/challenge.json", get(|| async { schema(CHALLENGE) }))
        .route("/schemas/interview-problem.json", get(|| async { schema(INTERVIEW_PROBLEM) }))
}

fn schema(path: &str) -> Response {
    let Some(file) = Content::get(path) else { return StatusCode::NOT_FOUND.into_response() };
    let headers = [
        (header::CONTENT_TYPE, "application/schema+json"),
        (header::CACHE_CONTROL, "public, max-age=3600"),
        // Editors in a browser check documents by it.
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
    ];
    (headers, file.data.into_owned()).into_response()
}
