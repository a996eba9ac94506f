//! What pages that need scripts say where there are none.

use crate::parts;
use maud::{Markup, html};

/// Above a form that does nothing without scripts.
pub(crate) fn notice(path: &str) -> Markup {
    html! {
        noscript {
            div role="note" class="page py-6" {
                p class="max-w-measure text-16" { (words(path)) " " "Turn it on and reload the page." }
                (elsewhere())
            }
        }
    }
}

/// In place of a page that only scripts draw.
pub(crate) fn page(path: &str) -> Markup {
    html! {
        noscript {
            main class="page py-8" {
                h1 class="text-26" { (words(path)) }
                p class="mt-2" { "Turn it on and reload the page." }
                (elsewhere())
            }
        }
    }
}

fn words(path: &str) -> &'static str {
    match path {
        "/signin" | "/signup" | "/signin-sso" => "Signing in needs JavaScript.",
        "/search" => "This search needs JavaScript.",
        _ => "This page needs JavaScript.",
    }
}

/// Where reading goes on.
fn elsewhere() -> Markup {
    html! {
        p class="mt-2" {
            "Without it, you can search and read "
            @for (path, name, then) in [("/jobs", "jobs", ", "), ("/companies", "companies", " and "), ("/challenges", "challenges", ".")] {
                (parts::inside(path, &html! { (name) }, "underline"))
                (then)
            }
        }
    }
}
