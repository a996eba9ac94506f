//! Search: what comes first, who finds what, what it survives.

mod hostile;
mod nodes;
mod pages;
mod privacy;
mod relevance;
mod scan;

use crate::kit::{Person, TestApp};
use serde_json::{Value, json};

/// A small world: two companies, their jobs, one company that waits.
const WORLD: &str = "
    insert into companies (slug, name, approval_status, public_link, tagline, about, size, places, tech_stack) values
        ('northwind', 'Northwind', 'approved', true, 'Maps for ferries', 'We sail **slowly**.', '11-50', '{\"Zürich, Switzerland\"}', '{Rust,PostgreSQL}'),
        ('backwater', 'Backwater', 'approved', false, 'Quiet ledgers', null, '1-10', '{Oslo}', '{Go}'),
        ('limbo', 'Limbo', 'pending', true, 'Waits for approval', null, '1-10', '{Oslo}', '{Rust}');
    insert into job_openings (company_id, title, description, status, seniority, employment_type, remote_policy, places,
        pay_min, pay_max, pay_currency, published_at)
    select c.id, j.title, j.description, j.status, j.seniority, 'full_time', j.remote, array[j.place], j.pay, j.pay + 10000, 'EUR',
           now() - make_interval(hours => j.n)
    from (values
        (1, 'northwind', 'Rust engineer', 'Ships and harbours.', 'open', 'senior', 'remote', 'Zürich', 90000),
        (2, 'northwind', 'Systems developer', 'You bring Rust, or learn it. We keep lighthouses.', 'open', 'mid', 'onsite', 'Zürich', 70000),
        (3, 'northwind', 'Frontend developer', 'Buttons.', 'open', 'junior', 'hybrid', 'Oslo', 50000),
        (4, 'northwind', 'Java developer', 'Beans.', 'open', 'mid', 'remote', 'Oslo', 60000),
        (5, 'northwind', 'JavaScript developer', 'Scripts.', 'open', 'mid', 'remote', 'Oslo', 60000),
        (6, 'northwind', 'C++ developer', 'Latency.', 'open', 'mid', 'remote', 'Oslo', 60000),
        (7, 'northwind', 'Unpublished archivist', 'Nobody knows.', 'draft', 'mid', 'remote', 'Oslo', 60000),
        (8, 'backwater', 'Accountant of the deep', 'Numbers.', 'open', 'mid', 'remote', 'Oslo', 60000),
        (9, 'limbo', 'Undertaker of souls', 'Rust.', 'open', 'mid', 'remote', 'Oslo', 60000)
        ) j (n, company, title, description, status, seniority, remote, place, pay)
    join companies c on c.slug = j.company;
    insert into job_skills (job_opening_id, skill_id)
    select j.id, k.id from job_openings j join skills k on
        (j.title = 'Rust engineer' and k.slug in ('rust', 'kubernetes')) or (j.title = 'Frontend developer' and k.slug in ('react', 'rust'))
        or (j.title = 'Java developer' and k.slug = 'java') or (j.title = 'JavaScript developer' and k.slug = 'javascript');
    insert into company_badges (company_id, badge, position) select id, 'open-source', 0 from companies where slug = 'northwind';";

async fn world() -> TestApp {
    let app = TestApp::start().await;
    run(&app, WORLD).await;
    app
}

/// Does something as the database's owner.
async fn run(app: &TestApp, sql: &str) {
    app.database.admin().await.batch_execute(sql).await.unwrap_or_else(|error| panic!("{sql}: {error:?}"));
}

/// Searches as no one.
async fn visit(app: &TestApp, arguments: Value) -> Value {
    app.post("/rest/v1/rpc/search", &arguments).await.ok()
}

/// Searches as someone.
async fn search(person: &Person, arguments: Value) -> Value {
    person.rpc("search", &arguments).await.ok()
}

/// The names of what was found, in order.
fn names(answer: &Value) -> Vec<&str> {
    let name = |row: &'_ Value| ["title", "name", "full_name"].iter().find_map(|key| row.get(key).map(|_| *key));
    let rows = answer["results"].as_array().expect("results");
    rows.iter().map(|row| row[name(row).expect("a name")].as_str().expect("a text")).collect()
}

/// The titles of jobs that a visitor finds.
async fn titles(app: &TestApp, query: &str) -> Vec<String> {
    let answer = visit(app, json!({ "p_query": query, "p_kind": "jobs" })).await;
    names(&answer).into_iter().map(str::to_owned).collect()
}

/// A seeker with a name, a headline and skills.
async fn known_seeker(app: &TestApp, name: &str, headline: &str, skills: &[&str]) -> Person {
    let person = app.seeker().await;
    let admin = app.database.admin().await;
    let set = "update profiles set full_name = $2, headline = $3 where id = $1";
    admin.execute(set, &[&person.id, &name, &headline]).await.expect("the database answers");
    let add = "insert into profile_skills (profile_id, name) select $1, unnest($2::text[])";
    admin.execute(add, &[&person.id, &skills]).await.expect("the database answers");
    person
}
