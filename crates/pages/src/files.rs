//! The built web app's files.

use crate::encoding::Encoding;
use axum::response::{IntoResponse, Response};
use http::{HeaderMap, HeaderValue, StatusCode, header};
use rust_embed::RustEmbed;
use std::{
    borrow::Cow,
    path::{Component, Path, PathBuf},
};

/// `web/dist`: empty when it was not built.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Embedded;

/// The files of a folder, or those that the binary carries.
pub(crate) struct Files {
    folder: Option<PathBuf>,
}

impl Files {
    pub(crate) fn new(folder: Option<PathBuf>) -> Self {
        Self { folder }
    }

    /// Whether they can change while the server runs: a folder may be built again, and development builds read the
    /// source tree.
    pub(crate) fn may_change(&self) -> bool {
        self.folder.is_some() || cfg!(debug_assertions)
    }

    /// A file by its path.
    pub(crate) fn get(&self, name: &str) -> Option<Cow<'static, [u8]>> {
        let Some(folder) = &self.folder else { return Embedded::get(name).map(|file| file.data) };
        let plain = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
        plain.then(|| std::fs::read(folder.join(name)).ok().map(Cow::Owned)).flatten()
    }

    /// A file as it is sent, in the smallest copy that the client can read.
    pub(crate) fn respond(&self, name: &str, headers: &HeaderMap) -> Option<Response> {
        let copy = Encoding::accepted(headers)
            .find_map(|encoding| Some((self.get(&format!("{name}{}", encoding.suffix()))?, Some(encoding))));
        let (data, encoding) = match copy {
            Some(copy) => copy,
            None => (self.get(name)?, None),
        };
        let mut response = respond(name, data);
        response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        if let Some(encoding) = encoding {
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding.name()));
        }
        Some(response)
    }
}

/// In the extensions of an answer: a file of the build, which was compressed there or is not worth it.
#[derive(Debug, Clone, Copy)]
pub struct StaticFile;

/// What is answered where the web app should be.
pub(crate) fn not_built() -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, "The web app was not built. Run ./run, or npm run build in web/.\n")
        .into_response()
}

/// A file with its kind, and how long it can be kept.
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
    response.extensions_mut().insert(StaticFile);
    response
}
