//! Files that are made of a page when somebody asks for them: its picture, its PDF.

use crate::{
    refusal::{ROBOTS, Refusal},
    render::Drawn,
};
use aws_lc_rs::digest::{SHA256, digest};
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};

/// Such a file.
pub(crate) struct DrawnFile {
    kind: &'static str,
    data: Vec<u8>,
    tag: String,
}

impl Drawn for DrawnFile {
    fn bytes(&self) -> usize {
        self.data.len()
    }
}

impl DrawnFile {
    /// Of these bytes.
    pub fn new(kind: &'static str, data: Vec<u8>) -> Self {
        let tag = format!("\"{}\"", &hex::encode(digest(&SHA256, &data))[..24]);
        Self { kind, data, tag }
    }

    /// The file, or 304 to who has it already.
    pub fn respond(&self, headers: &HeaderMap, noindex: bool) -> Response {
        let known = headers.get_all(header::IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
        let unchanged = known.flat_map(|value| value.split(',')).any(|one| one.trim() == self.tag);
        let mut response = if unchanged {
            StatusCode::NOT_MODIFIED.into_response()
        } else {
            ([(header::CONTENT_TYPE, HeaderValue::from_static(self.kind))], self.data.clone()).into_response()
        };
        let headers = response.headers_mut();
        // Kept, but asked for each time: a person who hides is hidden at once.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
        if let Ok(tag) = HeaderValue::from_str(&self.tag) {
            headers.insert(header::ETAG, tag);
        }
        if noindex {
            headers.insert(ROBOTS, HeaderValue::from_static("noindex"));
        }
        response
    }
}

/// The answer where there is no such file. What is hidden and what is not there look alike.
pub(crate) fn refused(refusal: &Refusal) -> Response {
    let words = match refusal {
        Refusal::NotFound => "There is no such file.\n",
        Refusal::TooMany => "Too many requests. Try again in some minutes.\n",
        Refusal::Unavailable => "The server is busy. Try again in a moment.\n",
    };
    let mut answer = refusal.with_pause((refusal.status(), words).into_response());
    answer.headers_mut().insert(ROBOTS, HeaderValue::from_static("noindex"));
    answer
}
