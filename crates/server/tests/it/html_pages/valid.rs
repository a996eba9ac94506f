//! The pages are valid HTML: they parse without an error, have one heading of the first rank, ids that are used once,
//! pictures with alternatives, and nothing that the standard gave up.

use super::fixture::Scene;
use html5ever::{ParseOpts, parse_document, tendril::TendrilSink, tree_builder::TreeBuilderOpts};
use markup5ever_rcdom::{Handle, NodeData, RcDom};
use std::collections::BTreeSet;

/// Attributes that the standard lists as obsolete, on any element.
const OBSOLETE_ATTRIBUTES: [&str; 17] = [
    "align",
    "bgcolor",
    "border",
    "cellpadding",
    "cellspacing",
    "clear",
    "compact",
    "frame",
    "hspace",
    "language",
    "longdesc",
    "marginheight",
    "noshade",
    "nowrap",
    "rules",
    "valign",
    "vspace",
];
/// And elements.
const OBSOLETE_ELEMENTS: [&str; 13] = [
    "acronym", "applet", "basefont", "big", "center", "dir", "font", "frameset", "marquee", "nobr", "strike", "tt",
    "xmp",
];

/// What is wrong with a page.
pub fn faults(html: &str) -> Vec<String> {
    let options = ParseOpts {
        tree_builder: TreeBuilderOpts { exact_errors: true, scripting_enabled: false, ..TreeBuilderOpts::default() },
        ..ParseOpts::default()
    };
    let document = parse_document(RcDom::default(), options).one(html);
    let mut faults: Vec<String> = document.errors.borrow().iter().map(|error| format!("parse: {error}")).collect();
    let mut seen = Seen::default();
    seen.walk(&document.document, &mut faults);
    if seen.headings != 1 {
        faults.push(format!("{} h1", seen.headings));
    }
    if !seen.language {
        faults.push("no language".to_owned());
    }
    for id in seen.pointed.difference(&seen.ids) {
        faults.push(format!("nothing has the id {id}"));
    }
    faults
}

#[derive(Default)]
struct Seen {
    headings: usize,
    language: bool,
    ids: BTreeSet<String>,
    pointed: BTreeSet<String>,
}

impl Seen {
    fn walk(&mut self, node: &Handle, faults: &mut Vec<String>) {
        if let NodeData::Element { name, attrs, .. } = &node.data {
            let tag: &str = &name.local;
            let attributes = attrs.borrow();
            let value = |wanted: &str| {
                attributes.iter().find(|one| &*one.name.local == wanted).map(|one| one.value.to_string())
            };
            self.headings += usize::from(tag == "h1");
            self.language |= tag == "html" && value("lang").is_some_and(|lang| !lang.is_empty());
            if let Some(id) = value("id") {
                if id.is_empty() || id.contains(char::is_whitespace) {
                    faults.push(format!("the id {id:?} of <{tag}>"));
                }
                if !self.ids.insert(id.clone()) {
                    faults.push(format!("the id {id} twice"));
                }
            }
            for pointer in ["for", "aria-labelledby", "aria-describedby", "aria-controls"] {
                let ids = value(pointer).unwrap_or_default();
                self.pointed.extend(ids.split_whitespace().map(str::to_owned));
            }
            if tag == "img" && value("alt").is_none() {
                faults.push(format!("no alt: {:?}", value("src")));
            }
            if tag == "a" && value("href").is_some_and(|href| href.is_empty()) {
                faults.push("a link to nowhere".to_owned());
            }
            if OBSOLETE_ELEMENTS.contains(&tag) {
                faults.push(format!("<{tag}> is obsolete"));
            }
            let obsolete = attributes.iter().filter(|one| OBSOLETE_ATTRIBUTES.contains(&&*one.name.local));
            faults.extend(obsolete.map(|one| format!("{} of <{tag}> is obsolete", one.name.local)));
        }
        for child in node.children.borrow().iter() {
            self.walk(child, faults);
        }
    }
}

#[tokio::test]
async fn pages_that_the_server_draws_are_valid() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "open").await;
    let company = scene.company("halyard").await;
    let job = scene.job(&company, "open").await;
    let skill = "insert into profile_skills (profile_id, name, level, years) values ($1, 'Rust', 3, 5)";
    scene.admin.execute(skill, &[&ada.id]).await.expect("a skill");
    let link =
        "insert into profile_links (profile_id, kind, url) values ($1, 'github', 'https://github.com/ada?a=1&b=<2>')";
    scene.admin.execute(link, &[&ada.id]).await.expect("a link");
    let more = "with proved as (
            update profile_links set verified_at = now(), verified_by = 'rel_me', check_due_at = now() where profile_id = $1
            returning id)
        insert into repository_summaries (profile_id, link_id, created_at, requested_at, due_at, fetched_at, repositories, languages)
        select $1, id, now(), now(), now(), now(), 1, '[{\"name\": \"C & <b>\", \"share\": 100}]' from proved";
    scene.admin.execute(more, &[&ada.id]).await.expect("repositories");
    let more = "insert into profile_languages (profile_id, name, fluency) values ($1, 'Español & <b>', 'native')";
    scene.admin.execute(more, &[&ada.id]).await.expect("a language");
    let more = "insert into profile_certificates (profile_id, name, issuer, issued_on, url)
        values ($1, 'CKA & <b>', 'CNCF', '2022', 'https://cncf.example/?a=1&b=2')";
    scene.admin.execute(more, &[&ada.id]).await.expect("a certificate");
    let school = "insert into educations (profile_id, institution, degree, courses) values ($1, '<TU> & \"Wien\"', 'MSc', '{A,B}')";
    scene.admin.execute(school, &[&ada.id]).await.expect("a school");
    let work = "insert into experiences (profile_id, company_name, title, started_on, summary, highlights)
        values ($1, 'Fjord & Søk', 'Engineer', '2020-01', E'One.\\n\\nTwo <b>', '{\"<i>\",\"b & c\"}')";
    scene.admin.execute(work, &[&ada.id]).await.expect("a job");
    scene
        .run(
            "update profiles set about = E'# One\\n\\n## Two\\n\\n- a\\n- b\\n\\n| x | y |\\n| - | - |\\n| 1 | 2 |\\n\\n<div align=center><p>unclosed\\n\\n```rust\\nfn a() {}\\n```\\n\\n![picture](https://x.example/a.png)' where slug = 'ada'",
        )
        .await;
    for path in [
        "/user/ada",
        "/company/halyard",
        &format!("/job/{job}"),
        "/jobs",
        "/jobs?q=storage&remote=remote",
        "/jobs?q=nothing-like-this",
        "/companies",
        "/challenges",
    ] {
        let page = scene.page(path).await;
        assert_eq!(page.status, 200, "{path}");
        let found = faults(&page.text);
        assert!(found.is_empty(), "{path}: {found:#?}\n{}", page.text);
    }
}

#[test]
fn what_is_wrong_is_found() {
    let page = |body: &str| {
        format!("<!doctype html><html lang=\"en\"><head><title>a</title></head><body>{body}</body></html>")
    };
    assert_eq!(faults(&page("<h1>A</h1><p>b</p>")), Vec::<String>::new());
    for wrong in [
        "<h1>A</h1><p><div>b</div></p>",
        "<h1>A</h1><h1>B</h1>",
        "<p>b</p>",
        "<h1 id=\"a\">A</h1><p id=\"a\">b</p>",
        "<h1>A</h1><img src=\"a.png\">",
        "<h1>A</h1><label for=\"b\">c</label>",
        "<h1>A</h1><table align=\"left\"></table>",
        "<h1>A</h1><center>b</center>",
        "<h1>A</h1><span>",
    ] {
        assert!(!faults(&page(wrong)).is_empty(), "{wrong}");
    }
    assert!(!faults("<html><body><h1>A</h1></body></html>").is_empty(), "no doctype and no language");
}
