//! What the build of the web app leaves for the server in `faces.json`: the frame around a page, the drawings, the
//! list of the app's addresses, and the pages that were rendered at build time.

use crate::{files::Files, head::json_in_html};
use serde::Deserialize;
use serde_json::Value;
use std::{
    collections::HashMap,
    fmt::Write,
    sync::{Arc, OnceLock},
};

/// `faces.json`, made by `web/scripts/prerender.mjs`.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Site {
    /// Every path that the app has a page for, as its router spells patterns: `/user/:slug`, `/admin/*`.
    pub routes: Vec<String>,
    /// Those that exist in development only.
    pub development_routes: Vec<String>,
    /// The scripts that the page of a route needs besides those of every page, by the route's pattern.
    pub scripts: HashMap<String, Vec<String>>,
    /// What the document of a path asks for before any script has come, as `web/public/first.js` reads it.
    pub first_requests: HashMap<String, Value>,
    /// Pages that were rendered whole.
    pub pages: Vec<Rendered>,
    /// What stands before and behind the content of a page for visitors.
    pub frame: Option<(String, String)>,
    /// What is in the frame for the address of the page itself, in the links that lead back to it.
    pub here: String,
    /// The drawings, as SVG.
    pub glyphs: Glyphs,
}

/// A page that was rendered at build time.
#[derive(Debug, Deserialize)]
pub(crate) struct Rendered {
    pub path: String,
    pub title: String,
    pub description: String,
    /// Only for who is not signed in; others are led on.
    #[serde(default)]
    pub guests: bool,
    /// Whether the app can hydrate it. The app loads when a visitor is about to use the page.
    #[serde(default)]
    pub drawn: bool,
    /// What is in `#root`.
    pub html: String,
}

/// The drawings that pages need.
#[derive(Debug, Default, Hash, Deserialize)]
#[serde(default)]
pub(crate) struct Glyphs {
    pub proof: String,
    /// By rank, from 0: large, and as they are in text.
    pub ranks: Vec<String>,
    pub small_ranks: Vec<String>,
    pub founding: String,
    pub admin: String,
}

impl Site {
    /// The one of the installed web pages. Without `faces.json`, which only a whole build has, it is empty: pages then
    /// have no frame, and every address counts as one of the app's.
    pub fn of(files: &Files) -> Arc<Self> {
        static EMBEDDED: OnceLock<Arc<Site>> = OnceLock::new();
        let read = || {
            let data = files.get("faces.json");
            let site = data.map(|data| serde_json::from_slice::<Self>(&data));
            Arc::new(site.and_then(Result::ok).unwrap_or_default())
        };
        if files.may_change() { read() } else { Arc::clone(EMBEDDED.get_or_init(read)) }
    }

    /// Whether the app has a page at this path.
    pub fn knows(&self, path: &str, development: bool) -> bool {
        let of_development = self.development_routes.iter().filter(|_| development);
        self.routes.is_empty() || self.routes.iter().chain(of_development).any(|route| matches(route, path))
    }

    /// The elements that let a browser fetch a page's scripts at once, not only when the app asks for them. They are
    /// those of the pattern that the app's router takes: the path itself before any other.
    pub fn preloads(&self, path: &str) -> String {
        let plain = if path == "/" { path } else { path.trim_end_matches('/') };
        let pattern =
            || self.routes.iter().find(|route| matches(route, path)).and_then(|route| self.scripts.get(route));
        if path.is_empty() {
            return String::new();
        }
        let scripts = self.scripts.get(plain).or_else(pattern).map(Vec::as_slice).unwrap_or_default();
        scripts.iter().fold(String::new(), |mut all, script| {
            // Writing to a string cannot fail.
            let _ = write!(all, r#"<link rel="modulepreload" crossorigin href="/{script}">"#);
            all
        })
    }

    /// The element that carries what a page's document asks for first. It is data: no policy of scripts asks for it.
    pub fn first_requests(&self, path: &str) -> String {
        let plain = if path == "/" { path } else { path.trim_end_matches('/') };
        self.first_requests.get(plain).map_or_else(String::new, |requests| {
            format!(r#"<script type="application/json" id="first-requests">{}</script>"#, json_in_html(requests))
        })
    }

    /// The page that was rendered for this path.
    pub fn rendered(&self, path: &str) -> Option<&Rendered> {
        self.pages.iter().find(|page| page.path == path)
    }
}

/// Whether a path is one of a pattern's, as the app's router sees it: a slash at the end says nothing.
fn matches(pattern: &str, path: &str) -> bool {
    let mut parts = path.trim_matches('/').split('/');
    for part in pattern.trim_matches('/').split('/') {
        if part == "*" {
            return true;
        }
        match parts.next() {
            Some(segment) if part.starts_with(':') && !segment.is_empty() => {}
            Some(segment) if segment == part => {}
            _ => return false,
        }
    }
    parts.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_is_matched_as_the_apps_router_does() {
        for (pattern, path) in [
            ("/", "/"),
            ("/signin", "/signin/"),
            ("/user/:slug", "/user/ada"),
            ("/admin/*", "/admin/any/where"),
            ("/dashboard/jobs/:id", "/dashboard/jobs/new"),
        ] {
            assert!(matches(pattern, path), "{pattern} {path}");
        }
        for (pattern, path) in [
            ("/", "/nowhere"),
            ("/signin", "/signin/more"),
            ("/user/:slug", "/user"),
            ("/user/:slug", "/user/"),
            ("/user/:slug", "/user/a/b"),
            ("/signin", "/SignIn"),
        ] {
            assert!(!matches(pattern, path), "{pattern} {path}");
        }
    }

    #[test]
    fn a_page_names_the_scripts_of_its_route() {
        let scripts = |route: &str| (route.to_owned(), vec![format!("assets{route}.js")]);
        let site = Site {
            routes: ["/dashboard/jobs/:id", "/dashboard/jobs/new"].map(str::to_owned).to_vec(),
            scripts: ["/dashboard/jobs/:id", "/dashboard/jobs/new"].map(scripts).into(),
            ..Site::default()
        };
        let link = |route| format!(r#"<link rel="modulepreload" crossorigin href="/assets{route}.js">"#);
        assert_eq!(site.preloads("/dashboard/jobs/new/"), link("/dashboard/jobs/new"));
        assert_eq!(site.preloads("/dashboard/jobs/7"), link("/dashboard/jobs/:id"));
        assert_eq!(site.preloads("/elsewhere"), "");
    }

    #[test]
    fn a_page_carries_what_its_document_asks_for() {
        let requests =
            serde_json::json!({ "role": "job_seeker", "requests": [{ "path": "/rest/v1/rpc/</script>" }] });
        let site =
            Site { first_requests: [("/dashboard/browse-jobs".to_owned(), requests)].into(), ..Site::default() };
        let element = site.first_requests("/dashboard/browse-jobs/");
        assert!(element.starts_with(r#"<script type="application/json" id="first-requests">{"#), "{element}");
        assert_eq!(element.matches("</script>").count(), 1, "{element}");
        assert_eq!(site.first_requests("/dashboard"), "");
    }

    #[test]
    fn pages_of_development_are_known_there_alone() {
        let site = Site {
            routes: vec!["/".to_owned()],
            development_routes: vec!["/dev/gallery".to_owned()],
            ..Site::default()
        };
        assert!(site.knows("/dev/gallery", true));
        assert!(!site.knows("/dev/gallery", false));
        assert!(Site::default().knows("/anything", false), "without a list nothing is unknown");
    }
}
