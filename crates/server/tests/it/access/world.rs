//! The world in which the grid is run: people, two companies, jobs, an interest, a conversation.

use super::{grid::Row, world_rows};
use crate::kit::{Answer, Company, Person, TestApp};
use serde_json::Value;
use std::collections::BTreeMap;
use tokio_postgres::Client;
use uuid::Uuid;

/// Permissions that rows of the grid are about.
const PERMISSIONS: [&str; 7] = [
    "view_analytics",
    "manage_jobs",
    "manage_challenges",
    "view_candidates",
    "message_candidates",
    "manage_company",
    "manage_team",
];

/// Everyone and everything, by the grid's words.
pub struct World {
    pub app: TestApp,
    pub admin: Client,
    people: BTreeMap<String, Person>,
    words: BTreeMap<String, String>,
}

/// A world that stands still.
pub struct Frozen {
    app: TestApp,
    people: BTreeMap<String, Person>,
    words: BTreeMap<String, String>,
}

impl Frozen {
    /// A living copy: same people, same rows.
    pub async fn copy(&self) -> World {
        let app = self.app.copy().await;
        let admin = app.database.admin().await;
        let people = self.people.iter().map(|(name, person)| (name.clone(), person.at(&app.url))).collect();
        World { app, admin, people, words: self.words.clone() }
    }
}

impl World {
    pub async fn build() -> Self {
        let app = TestApp::start().await;
        let company = app.company().await;
        let other = app.company().await;
        let pending = app.company_in("pending").await;
        let mut people = BTreeMap::new();
        for name in ["J", "J2", "J3", "showcase", "private", "D"] {
            people.insert(name.to_owned(), app.seeker().await);
        }
        people.insert("O".to_owned(), app.newcomer().await);
        people.insert("N".to_owned(), app.newcomer().await);
        let staff = app.staff().await;
        people.insert("I1".to_owned(), app.session(&staff, "aal1").await);
        people.insert("IA".to_owned(), staff);
        for permission in PERMISSIONS {
            let rest: Vec<&str> = PERMISSIONS.into_iter().filter(|other| *other != permission).collect();
            people.insert(format!("R+ {permission}"), app.recruiter(&company, &[permission]).await);
            people.insert(format!("R0 {permission}"), app.recruiter(&company, &rest).await);
        }
        people.insert("DE".to_owned(), app.recruiter(&company, &PERMISSIONS).await);
        people.insert("teammate".to_owned(), app.recruiter(&company, &["view_analytics"]).await);
        let mut words: BTreeMap<String, String> =
            people.iter().map(|(name, person)| (name.clone(), person.id.to_string())).collect();
        for (name, Company { id, admin }) in [("company", &company), ("other", &other), ("pending", &pending)] {
            words.insert(name.to_owned(), id.to_string());
            let actor = match name {
                "company" => "EA",
                "other" => "X",
                _ => "P",
            };
            words.insert(actor.to_owned(), admin.id.to_string());
            people.insert(actor.to_owned(), admin.clone());
        }
        // Two who may do much have a second factor; the same people with a session that owes it may do nothing.
        for (strong, weak) in [("J", "F"), ("EA", "FE")] {
            let raised = app.with_factor(&people[strong]).await;
            let owing = people.insert(strong.to_owned(), raised).expect("somebody");
            words.insert(weak.to_owned(), owing.id.to_string());
            people.insert(weak.to_owned(), owing);
        }
        let admin = app.database.admin().await;
        world_rows::fill(&admin, &mut words).await;
        // Deactivation ends the session; the database has to refuse even one that were still there.
        for name in ["D", "DE"] {
            let deactivated = app.session(&people[name], "aal1").await;
            people.insert(name.to_owned(), deactivated);
        }
        Self { app, admin, people, words }
    }

    /// Stops this world's server for good, so that it can be copied.
    pub async fn freeze(self) -> Frozen {
        self.app.database.close().await;
        Frozen { app: self.app, people: self.people, words: self.words }
    }

    /// Everyone with an account.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.people.values()
    }

    pub(super) fn person(&self, row: &Row, actor: &str) -> Option<&Person> {
        match actor {
            "A" => None,
            "R+" | "R0" => Some(&self.people[&format!("{actor} {}", row.permission)]),
            _ => Some(&self.people[actor]),
        }
    }

    /// One of the grid's words, as this actor means it.
    pub fn words(&self, actor: &str, word: &str) -> String {
        self.fill(&Row::about("", "", "view_candidates"), actor, word)
    }

    /// Reads from the data API as this actor.
    pub async fn read_as(&self, actor: &str, path: &str) -> Answer {
        self.send(&Row::about("", "", "view_candidates"), actor, "GET", path, "", None).await
    }

    /// Calls a function as this actor; the grid's words in the arguments are filled in.
    pub async fn call_as(&self, actor: &str, name: &str, arguments: &str) -> Answer {
        let body = self.words(actor, arguments);
        self.send(&Row::about("", "", "view_candidates"), actor, "POST", &format!("rpc/{name}"), "", Some(&body))
            .await
    }

    /// Replaces the grid's words in braces. JSON's own braces hold no single word and stay.
    pub fn fill(&self, row: &Row, actor: &str, text: &str) -> String {
        let mut filled = text.to_owned();
        let me = self.person(row, actor).map_or_else(|| Uuid::nil().to_string(), |person| person.id.to_string());
        filled = filled.replace("{me}", &me).replace("{uuid}", &Uuid::new_v4().to_string());
        for recruiter in ["R+", "R0"] {
            let id = &self.words[&format!("{recruiter} {}", row.permission)];
            filled = filled.replace(&format!("{{{recruiter}}}"), id);
        }
        for (word, value) in &self.words {
            filled = filled.replace(&format!("{{{word}}}"), value);
        }
        filled
    }

    /// Sends a request to the data API as this actor.
    pub async fn send(
        &self,
        row: &Row,
        actor: &str,
        method: &str,
        path: &str,
        prefer: &str,
        body: Option<&str>,
    ) -> Answer {
        let path = format!("/rest/v1/{path}");
        let mut request = match self.person(row, actor) {
            Some(person) => person.request(method, &path),
            None => self.app.request(method, &path),
        };
        if !prefer.is_empty() {
            request = request.header("prefer", prefer);
        }
        if let Some(body) = body {
            let json: Value =
                serde_json::from_str(body).unwrap_or_else(|error| panic!("{}: {error}: {body}", row.title()));
            request = request.json(&json);
        }
        Answer::of(request).await
    }

    /// What the whole table holds, as one hash: whether a write did anything.
    pub async fn fingerprint(&self, table: &str) -> String {
        let sql =
            format!("select md5(coalesce(string_agg(t::text, ';' order by t::text), '')) from public.{table} t");
        self.admin.query_one(&sql, &[]).await.expect("a table of ours").get(0)
    }
}
