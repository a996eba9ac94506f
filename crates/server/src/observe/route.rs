//! A path without what belongs to a person: `/user/ada-lovelace` is logged as `/user/…`.

use http::Method;
use std::borrow::Cow;

/// What stands for a piece that is not a known name.
const HIDDEN: &str = "…";

/// The first words of our pages and files.
const PAGES: [&str; 21] = [
    "accept-invite",
    "admin",
    "auth",
    "careers",
    "challenges",
    "companies",
    "company",
    "config.json",
    "dev",
    "favicon.svg",
    "job",
    "jobs",
    "privacy-policy",
    "robots.txt",
    "search",
    "signin",
    "signin-sso",
    "signup",
    "terms-and-conditions",
    "unsubscribe",
    "user",
];

/// What may stand between `/storage/v1/object` and a bucket.
const STORAGE_VERBS: [&str; 6] = ["authenticated", "info", "list", "public", "sign", "upload"];

/// The service that answers whether the process lives.
pub(super) const PROBE: &str = "probe";

/// The service of a path: a label of bounded number.
pub(super) fn service(path: &str) -> &'static str {
    if matches!(path, "/healthz" | "/readyz") {
        return PROBE;
    }
    let protocol = path.strip_prefix('/').and_then(|path| path.split_once("/v1"));
    match protocol.filter(|(_, rest)| rest.is_empty() || rest.starts_with('/')) {
        Some(("rest", _)) => "rest",
        Some(("auth", _)) => "auth",
        Some(("storage", _)) => "storage",
        Some(("realtime", _)) => "realtime",
        Some(("functions", _)) => "functions",
        _ => "web",
    }
}

/// The path for the log, without personal data.
pub(super) fn logged(path: &str) -> String {
    let pieces: Vec<&str> = path.split('/').skip(1).collect();
    match pieces.as_slice() {
        ["healthz" | "readyz"] => path.to_owned(),
        ["rest", "v1", "rpc", name, ..] => format!("/rest/v1/rpc/{}", name_of_ours(name)),
        ["rest", "v1", rest @ ..] => format!("/rest/v1/{}", first(rest)),
        ["auth", "v1", rest @ ..] => format!("/auth/v1/{}", words(rest)),
        // Behind the verb and the bucket stand the names that people gave their files.
        ["storage", "v1", rest @ ..] => {
            let names = if rest.get(1).is_some_and(|word| STORAGE_VERBS.contains(word)) { 3 } else { 2 };
            format!("/storage/v1/{}", words(&rest[..rest.len().min(names)]))
        }
        ["realtime", "v1", rest @ ..] => format!("/realtime/v1/{}", words(rest)),
        ["functions", "v1", rest @ ..] => format!("/functions/v1/{}", first(rest)),
        ["assets", ..] => format!("/assets/{HIDDEN}"),
        ["dashboard", rest @ ..] => format!("/dashboard/{}", words(&rest[..rest.len().min(2)])),
        [] | [""] => "/".to_owned(),
        // What stands behind a page's first word is a person's or a company's; an unknown first word may be too.
        [one, rest @ ..] => {
            let first = if PAGES.contains(one) { one } else { HIDDEN };
            format!("/{first}{}", if rest.is_empty() { "" } else { "/…" })
        }
    }
}

/// A method as a label of bounded number.
pub(super) fn method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

fn first(pieces: &[&str]) -> Cow<'static, str> {
    pieces.first().map_or(Cow::Borrowed(""), |piece| name_of_ours(piece))
}

fn words(pieces: &[&str]) -> String {
    pieces.iter().map(|piece| name_of_ours(piece)).collect::<Vec<_>>().join("/")
}

/// Tables, endpoints and pages are short words in lower case; ids, addresses and names of people mostly are not, and
/// where they may be, [`logged`] leaves them out by their place.
fn name_of_ours(piece: &str) -> Cow<'static, str> {
    let plain = piece.len() <= 48
        && piece.bytes().all(|byte| byte.is_ascii_lowercase() || matches!(byte, b'_' | b'-' | b'.' | b'0'..=b'9'))
        && piece.bytes().filter(u8::is_ascii_digit).count() <= 3;
    if plain { Cow::Owned(piece.to_owned()) } else { Cow::Borrowed(HIDDEN) }
}

#[cfg(test)]
mod tests {
    use super::{logged, service};

    #[test]
    fn names_of_ours_stay_and_those_of_people_go() {
        for (path, its_service, its_route) in [
            ("/rest/v1/job_openings", "rest", "/rest/v1/job_openings"),
            ("/rest/v1/rpc/get_badges", "rest", "/rest/v1/rpc/get_badges"),
            ("/rest/v1/Ada%20Lovelace", "rest", "/rest/v1/…"),
            ("/auth/v1/token", "auth", "/auth/v1/token"),
            ("/auth/v1/factors/5d3c7a4e-6c1b-4a53-9d5e-0c7f6a1b2c3d", "auth", "/auth/v1/factors/…"),
            ("/storage/v1/object/attachments/a/b.pdf", "storage", "/storage/v1/object/attachments"),
            (
                "/storage/v1/object/public/avatars/5d3c7a4e-6c1b-4a53-9d5e-0c7f6a1b2c3d/x",
                "storage",
                "/storage/v1/object/public/avatars",
            ),
            ("/user/ada-lovelace", "web", "/user/…"),
            ("/company/acme", "web", "/company/…"),
            ("/dashboard/browse-jobs", "web", "/dashboard/browse-jobs"),
            ("/search", "web", "/search"),
            ("/ada@example.org/x", "web", "/…/…"),
            ("/", "web", "/"),
            ("/readyz", "probe", "/readyz"),
        ] {
            assert_eq!((service(path), logged(path)), (its_service, its_route.to_owned()), "{path}");
        }
        assert_eq!((service("/rest/v10/a"), service("/rest/v1")), ("web", "rest"));
    }
}
