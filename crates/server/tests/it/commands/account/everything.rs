//! Everything that is kept about a person is in the copy of their data, and goes with the account. Which columns
//! that is, personal-data.toml says; each of them is filled with a mark, and the marks are looked for.

use super::kit::{archive, end};
use super::{Match, interest, matched, open_job};
use crate::{
    kit::{Person, TestApp, TestDatabase},
    storage::kit::{name_in, png},
};
use serde::Deserialize;
use serde_json::json;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};
use tokio_postgres::Client;
use uuid::Uuid;

/// What every mark begins with; PostgreSQL writes bytes in hexadecimal digits.
const MARK: &str = "zqx";
const MARK_IN_BYTES: &str = "7a7178";
/// The network address that stands for a mark.
const ADDRESS: &str = "198.51.100.77";

/// One table of personal-data.toml.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct Table {
    personal: Vec<String>,
    left_out: BTreeMap<String, String>,
    kept: BTreeMap<String, String>,
    ours: Vec<String>,
}

fn tables() -> BTreeMap<String, Table> {
    toml::from_str(include_str!("../../../../../../personal-data.toml")).expect("personal-data.toml is whole")
}

impl Table {
    fn columns(&self) -> Vec<&String> {
        self.personal.iter().chain(self.left_out.keys()).chain(self.kept.keys()).chain(&self.ours).collect()
    }
}

/// Columns of all our tables, of these types or of all.
async fn columns(admin: &Client, of_words: bool) -> BTreeSet<(String, String)> {
    let sql = "select n.nspname || '.' || c.relname, a.attname::text
        from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        join pg_type t on t.oid = a.atttypid
        where n.nspname in ('public', 'private', 'auth', 'storage', 'queue', 'realtime') and c.relkind in ('r', 'p')
          and (not $1 or t.typname in ('text', '_text', 'varchar', 'name', 'json', 'jsonb', 'bytea', '_bytea', 'inet',
               'cidr', '_inet', 'tsvector', 'bpchar', 'xml', 'hstore'))";
    let rows = admin.query(sql, &[&of_words]).await.expect("the catalog");
    rows.iter().map(|row| (row.get(0), row.get(1))).collect()
}

#[tokio::test]
async fn every_column_that_can_hold_words_is_decided_on() {
    let database = TestDatabase::create().await;
    let there = columns(&database.admin().await, true).await;
    let mut told = BTreeSet::new();
    for (name, table) in tables() {
        for column in table.columns() {
            assert!(told.insert((name.clone(), column.clone())), "{name}.{column} stands in two lists");
        }
    }
    let missing: Vec<_> = there.difference(&told).collect();
    assert!(missing.is_empty(), "say in personal-data.toml whose these are: {missing:#?}");
    let gone: Vec<_> = told.difference(&there).collect();
    assert!(gone.is_empty(), "in personal-data.toml but in no table: {gone:#?}");
}

/// A seeker and a recruiter, with a mark in every column that may hold something of theirs.
struct Marked {
    seeker: Person,
    recruiter: Person,
    found: Match,
}

async fn mark(app: &TestApp) -> Marked {
    let found = matched(app).await;
    let recruiter = app.recruiter(&found.company, &["manage_jobs", "view_candidates", "message_candidates"]).await;
    let seeker = found.seeker.clone();
    let passed = open_job(&found.company.admin, "Elsewhere").await;
    let undecided = open_job(&found.company.admin, "Undecided").await;
    interest(&seeker, undecided).await;
    seeker.rpc("pass_job", &json!({ "p_job_opening_id": passed, "p_reason": "zqxpassed" })).await.ok();
    let admin = app.database.admin().await;
    let join = format!(
        "insert into public.conversation_participants (conversation_id, user_id) values ('{}', '{}')",
        found.conversation, recruiter.id
    );
    admin.batch_execute(&join).await.expect("the recruiter takes part");

    for (who, said) in [(&recruiter, "zqxbodyofrecruiter"), (&seeker, "zqxbodyofseeker")] {
        let name = name_in(found.conversation);
        let text = format!("zqxfileof{}", who.id.simple()).into_bytes();
        who.upload_as("attachments", &name, text, "text/plain", &[]).await.ok();
        let message = json!({
            "p_id": Uuid::new_v4(), "p_conversation_id": found.conversation, "p_body": said,
            "p_attachments": [{ "path": name, "file_name": "zqxfilename.txt" }],
        });
        who.rpc("send_message", &message).await.ok();
    }
    for bucket in ["avatars", "projects"] {
        seeker.upload(bucket, &name_in(seeker.id), png()).await.ok();
    }
    let sql = include_str!("marks.sql")
        .replace(":seeker", &format!("'{}'", seeker.id))
        .replace(":recruiter", &format!("'{}'", recruiter.id))
        .replace(":admin", &format!("'{}'", found.company.admin.id))
        .replace(":company", &format!("'{}'", found.company.id))
        .replace(":undecided", &format!("'{undecided}'"))
        .replace(":passed", &format!("'{passed}'"))
        .replace(":job", &format!("'{}'", found.job));
    admin.batch_execute(&sql).await.unwrap_or_else(|error| panic!("{error:?}"));
    Marked { seeker, recruiter, found }
}

/// The marks in a column.
async fn marks(admin: &Client, table: &str, column: &str) -> BTreeSet<String> {
    let sql = format!(
        "select distinct m[1] from {table} t,
             regexp_matches(case when left(t.\"{column}\"::text, 2) = '\\x'
                 then encode(t.\"{column}\"::text::bytea, 'escape') else t.\"{column}\"::text end, '({MARK}[a-z0-9]*|{ADDRESS})', 'g') m"
    );
    let rows = admin.query(&sql, &[]).await.unwrap_or_else(|error| panic!("{table}.{column}: {error:?}"));
    rows.iter().map(|row| row.get(0)).collect()
}

/// Where marks are left, in any column of any type.
async fn left(admin: &Client) -> Vec<String> {
    let mut found = Vec::new();
    for (table, column) in columns(admin, false).await {
        let sql = format!(
            "select left(\"{column}\"::text, 300) from {table}
             where \"{column}\"::text ~ '({MARK}|{MARK_IN_BYTES}|{ADDRESS})' limit 3"
        );
        let rows = admin.query(&sql, &[]).await.unwrap_or_else(|error| panic!("{table}.{column}: {error:?}"));
        found.extend(rows.iter().map(|row| format!("{table}.{column}: {}", row.get::<_, String>(0))));
    }
    found
}

/// Files of a folder, whose bytes hold a mark, and all of them.
fn stored(folder: &Path) -> (usize, usize) {
    let (mut marked, mut all) = (0, 0);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            let (inner_marked, inner_all) = stored(&entry.path());
            (marked, all) = (marked + inner_marked, all + inner_all);
        } else {
            let bytes = fs::read(entry.path()).expect("a stored file");
            all += 1;
            marked += usize::from(bytes.windows(MARK.len()).any(|window| window == MARK.as_bytes()));
        }
    }
    (marked, all)
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_about_a_person_is_in_the_archive_and_goes_with_the_account() {
    let app = TestApp::start().await;
    let Marked { seeker, recruiter, found } = mark(&app).await;
    let admin = app.database.admin().await;

    let mut archived = archive(&app, &seeker).await;
    for (name, bytes) in archive(&app, &recruiter).await {
        archived.entry(name).or_default().extend(bytes);
    }
    let text: String = archived.values().map(|bytes| String::from_utf8_lossy(bytes)).collect();
    let mut lacking = Vec::new();
    for (name, table) in tables() {
        for column in table.personal.iter().chain(table.kept.keys()) {
            let marks = marks(&admin, &name, column).await;
            assert!(!marks.is_empty(), "marks.sql leaves {name}.{column} without a mark");
            lacking.extend(
                marks.into_iter().filter(|mark| !text.contains(mark)).map(|mark| format!("{name}.{column}: {mark}")),
            );
        }
        for column in table.left_out.keys() {
            assert!(
                !marks(&admin, &name, column).await.is_empty(),
                "marks.sql leaves {name}.{column} without a mark"
            );
        }
    }
    assert!(lacking.is_empty(), "not in the archive: {lacking:#?}");
    for person in [&seeker, &recruiter] {
        assert!(text.contains(&format!("zqxfileof{}", person.id.simple())), "the files themselves");
    }
    assert!(archived.keys().any(|name| name.starts_with("files/avatars/")), "{:?}", archived.keys());
    for secret in ["zqxhash", "zqxsecret", "zqxcredential", "zqxlink", "zqxbodyoftheletter", "zqxkey"] {
        assert!(!text.contains(secret), "{secret} is no copy of anything");
    }

    end(&seeker).await.ok();
    end(&recruiter).await.ok();
    let left = left(&admin).await;
    let kept = |line: &String| {
        line == "public.messages.body: zqxbodyofrecruiter" || line == "public.messages.body: zqxbodyofseeker"
    };
    let wrong: Vec<_> = left.iter().filter(|line| !kept(line)).collect();
    assert!(wrong.is_empty(), "left after the accounts: {wrong:#?}");
    assert_eq!(left.len(), 2, "what was said to others stays: {left:?}");
    let (marked, _) = stored(&app.data_dir.join("storage"));
    assert_eq!(marked, 0, "stored files");

    // Their ids are in the logs alone, and the other side reads on.
    for person in [&seeker, &recruiter] {
        for (table, column) in columns(&admin, false).await {
            let sql = format!("select count(*) from {table} where \"{column}\"::text like '%{}%'", person.id);
            let count: i64 = admin.query_one(&sql, &[]).await.expect("a count").get(0);
            assert!(count == 0 || table.ends_with("audit_log"), "{table}.{column} names {}", person.id);
        }
    }
    let line = found.company.admin.rpc("list_conversations", &json!({})).await.ok();
    assert_eq!((&line[0]["people"], &line[0]["can_write"]), (&json!([]), &json!(false)), "{line}");
    let said = found.company.admin.get("/rest/v1/messages?select=body,sender_id&order=sequence").await.ok();
    assert_eq!(
        said,
        json!([{ "body": "zqxbodyofrecruiter", "sender_id": null }, { "body": "zqxbodyofseeker", "sender_id": null }])
    );
    let history = found.company.admin.get("/rest/v1/job_openings?select=recruiter_profile_id").await.ok();
    assert!(history.as_array().is_some_and(|jobs| jobs.iter().all(|job| !job["recruiter_profile_id"].is_null())));
}
