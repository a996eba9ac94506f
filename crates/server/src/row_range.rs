//! `Content-Range` of rows, past the compression.
//!
//! Compression leaves alone whatever names a range, since a range of bytes is one of the bytes as they are. A range of
//! rows (`Range-Unit: items`) counts rows, whichever way their bytes travel, so compression does not get to see it.

use axum::response::Response;
use http::{HeaderValue, header};

/// The header while it is not with the others.
#[derive(Clone)]
struct RowRange(HeaderValue);

/// Takes the header off an answer that says which rows it holds. To be called inside the compression.
pub(crate) fn set_aside(response: &mut Response) {
    let counts_rows = response.headers().get("range-unit").is_some_and(|unit| unit == "items");
    if counts_rows && let Some(range) = response.headers_mut().remove(header::CONTENT_RANGE) {
        response.extensions_mut().insert(RowRange(range));
    }
}

/// Puts it back. To be called outside the compression.
pub(crate) fn put_back(response: &mut Response) {
    if let Some(RowRange(range)) = response.extensions_mut().remove() {
        response.headers_mut().insert(header::CONTENT_RANGE, range);
    }
}
