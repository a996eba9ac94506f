//! A server with a small built web app, and people, companies and jobs to look at.

use crate::kit::{Answer, Company, Person, TestApp};
use serde_json::{Value, json};
use std::path::PathBuf;
use tokio_postgres::Client;
use uuid::Uuid;

/// What the build of the web app leaves, as small as can be.
const INDEX: &str = r#"<!doctype html><html lang="en"><head><title>Devproof</title><meta name="description" content="x" /><script src="/first.js"></script></head><body><div id="root"></div><script type="module" src="/app.js"></script></body></html>"#;

/// Scripts of a face: the theme, the session's mark, the configuration, the data for search engines and for the app,
/// the app.
pub const SCRIPTS: usize = 6;

pub struct Scene {
    pub app: TestApp,
    pub admin: Client,
    web: PathBuf,
}

impl Scene {
    pub async fn start() -> Self {
        Self::start_with(&[]).await
    }

    pub async fn start_with(settings: &[(&str, &str)]) -> Self {
        let web = std::env::temp_dir().join(format!("devproof-faces-{}", Uuid::new_v4()));
        std::fs::create_dir_all(&web).expect("a folder");
        let faces = json!({
            "routes": ["/", "/signin", "/search", "/user/:slug", "/company/:slug", "/job/:id", "/terms-and-conditions", "/404",
                       "/dashboard/jobs/:id", "/admin/*"],
            "development_routes": ["/dev/gallery"],
            "scripts": { "/signin": ["assets/sign-in.js"], "/user/:slug": ["assets/person.js"] },
            "frame": ["<header>bar</header><main id=\"main\">", "</main>"],
            "pages": [
                { "path": "/", "title": "Start", "description": "The start.", "guests": true, "html": "<h1>Start</h1>" },
                { "path": "/404", "title": "Page not found", "description": "None.", "html": "<h1>Nothing here</h1>" },
                { "path": "/terms-and-conditions", "title": "Terms", "description": "Terms.", "html": "<h1>Terms</h1>" },
            ],
            "glyphs": { "proof": "<svg data-proof></svg>", "ranks": ["<svg></svg>"], "small_ranks": ["<svg></svg>"] },
        });
        std::fs::write(web.join("index.html"), INDEX).expect("a file");
        std::fs::write(web.join("faces.json"), faces.to_string()).expect("a file");
        std::fs::create_dir(web.join("assets")).expect("a folder");
        for (name, text) in
            [("app.js", "plain"), ("app.js.br", "in brotli"), ("app.js.gz", "in gzip"), ("font.woff2", "a font")]
        {
            std::fs::write(web.join("assets").join(name), text).expect("a file");
        }
        let mut all = settings.to_vec();
        let folder = web.to_string_lossy().into_owned();
        all.push(("WEB_DIR", &folder));
        let app = TestApp::start_with(&all).await;
        let admin = app.database.admin().await;
        Self { app, admin, web }
    }

    /// A page as a browser asks for it, without following where it leads.
    pub async fn page(&self, path: &str) -> Answer {
        let client =
            reqwest::Client::builder().redirect(reqwest::redirect::Policy::none()).build().expect("a client");
        Answer::of(client.get(format!("{}{path}", self.app.url))).await
    }

    /// A seeker with this address.
    pub async fn person(&self, slug: &str, visibility: &str) -> Person {
        let person = self.app.seeker().await;
        let set = "update profiles set slug = $2, visibility = $3, full_name = 'Ada Example', headline = 'Storage engineer',
            about = 'I write **stores**.', location = 'Berlin' where id = $1";
        self.admin.execute(set, &[&person.id, &slug, &visibility]).await.expect("a person");
        person
    }

    /// An approved company with this address.
    pub async fn company(&self, slug: &str) -> Company {
        let company = self.app.company().await;
        let set =
            "update companies set slug = $2, tagline = 'Keeps data', about = 'We keep **data**.', size = '11-50',
            website = 'https://halyard.example', places = '{\"Berlin, Germany\"}', founded_year = 2019 where id = $1";
        self.admin.execute(set, &[&company.id, &slug]).await.expect("a company");
        company
    }

    /// A job of the company in this state.
    pub async fn job(&self, company: &Company, status: &str) -> Uuid {
        let insert = "insert into job_openings (company_id, recruiter_profile_id, title, description, status, seniority,
                employment_type, remote_policy, places, countries, pay_min, pay_max, pay_currency, published_at, expires_at, min_years)
            values ($1, $2, 'Storage engineer', '## The work' || e'\n\nKeep *data*.', $3, 'senior', 'full_time', 'remote',
                '{\"Berlin, Germany\"}', '{DE,AT}', 80000, 100000, 'EUR', now(), now() + interval '30 days', 3) returning id";
        let row = self.admin.query_one(insert, &[&company.id, &company.admin.id, &status]).await.expect("a job");
        row.get(0)
    }

    pub async fn run(&self, sql: &str) {
        self.admin.batch_execute(sql).await.expect("a statement that works");
    }

    pub async fn count(&self, sql: &str) -> i64 {
        self.admin.query_one(sql, &[]).await.expect("a count").get(0)
    }
}

impl Drop for Scene {
    fn drop(&mut self) {
        // What is left in the folder for temporary files does no harm.
        let _ = std::fs::remove_dir_all(&self.web);
    }
}

/// The data of a page for search engines.
#[track_caller]
pub fn json_ld(page: &Answer) -> Value {
    script(page, r#"<script type="application/ld+json">"#)
}

/// The data of a page for the app.
#[track_caller]
pub fn face_data(page: &Answer) -> Value {
    script(page, r#"<script type="application/json" id="face-data">"#)
}

/// The configuration that a page carries.
#[track_caller]
pub fn app_config(page: &Answer) -> Value {
    script(page, r#"<script type="application/json" id="config">"#)
}

#[track_caller]
fn script(page: &Answer, begin: &str) -> Value {
    let (_, rest) = page.text.split_once(begin).unwrap_or_else(|| panic!("no {begin} in {}", page.text));
    let (text, _) = rest.split_once("</script>").expect("an end");
    serde_json::from_str(text).expect("JSON")
}
