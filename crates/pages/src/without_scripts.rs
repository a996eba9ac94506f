//! What pages that need scripts say where there are none.

use maud::{Markup, html};

/// The words above a page of the app, and where reading goes on without scripts.
pub(crate) fn notice(path: &str) -> Markup {
    let words = match path {
        "/signin" | "/signup" | "/signin-sso" => "Signing in needs JavaScript. Turn it on and reload the page.",
        "/search" => {
            "This search needs JavaScript. The lists of jobs, companies and challenges have a search that doesn't."
        }
        _ => "This page needs JavaScript. Turn it on and reload the page.",
    };
    html! {
        noscript {
            div role="note" class="page py-6" {
                p class="max-w-measure text-16" { (words) }
                p class="mt-2" {
                    "Without JavaScript you can read "
                    @for (path, name, then) in [("/jobs", "jobs", ", "), ("/companies", "companies", " and "), ("/challenges", "challenges", ".")] {
                        a href=(path) class="rounded-mark text-action underline underline-offset-3" { (name) }
                        (then)
                    }
                }
            }
        }
    }
}
