//! What people write can do nothing on the pages, whatever they write and wherever.

use super::fixture::{SCRIPTS, Scene, face_data, json_ld};

/// Ways to break out of text, attributes, scripts and Markdown.
const EVIL: [&str; 12] = [
    "</script><script>alert(1)</script>",
    "\"><img src=x onerror=alert(1)>",
    "'><svg/onload=alert(1)>",
    "<!--<script>",
    "]]><script>alert(1)</script>",
    "[x](javascript:alert(1))",
    "<iframe srcdoc='<script>alert(1)</script>'>",
    "{{constructor.constructor('alert(1)')()}}",
    "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
    "</title><script>alert(1)</script>",
    "</textarea><a href=\"java\u{9}script:alert(1)\">x</a>",
    "\u{2028}</script\u{a0}><style>@import 'https://evil.example'</style>",
];

/// What none of our own markup holds.
const NEVER: [&str; 12] = [
    "<script>alert",
    "<img src=x",
    "<svg/onload",
    "<iframe",
    "<math",
    "<style",
    "href=\"javascript",
    "href=\"java",
    "</textarea",
    "onerror=\"",
    "onerror=alert(1)>",
    "<!--",
];

#[tokio::test]
async fn nothing_runs_on_any_page() {
    let scene = Scene::start().await;
    let person = scene.person("ada", "open").await;
    let company = scene.company("halyard").await;
    let job = scene.job(&company, "open").await;
    let step =
        "insert into interview_steps (company_id, position, title, description) values ($1, 0, 'Talk', 'Talk')";
    scene.admin.execute(step, &[&company.id]).await.unwrap();
    let parts = format!(
        "insert into profile_skills (profile_id, name) values ('{id}', 'Skill');
         insert into experiences (profile_id, company_name, title, started_on) values ('{id}', 'x', 'x', '2020-01');
         insert into educations (profile_id, institution) values ('{id}', 'x');
         insert into profile_languages (profile_id, name) values ('{id}', 'x');
         insert into profile_certificates (profile_id, name) values ('{id}', 'x');
         insert into profile_links (profile_id, kind, url) values ('{id}', 'site', 'https://a.example/');
         insert into featured_projects (profile_id, position, title) values ('{id}', 0, 'x')",
        id = person.id
    );
    scene.run(&parts).await;
    // As someone wrote it before anything was asked of it.
    scene.run("set session_replication_role = replica").await;
    scene.run("alter table profiles drop constraint profiles_full_name_plain").await;
    scene.run("alter table companies drop constraint companies_name_plain").await;
    for evil in EVIL {
        let set = format!(
            "update profiles set full_name = $1, headline = $1, about = $1, location = $1 where id = '{id}';
             update profile_skills set name = left($1, 60) where profile_id = '{id}';
             update experiences set company_name = $1, title = $1, location = $1, summary = $1, highlights = array[$1],
                 url = 'https://a.example/?' || $1 where profile_id = '{id}';
             update educations set institution = $1, area = $1, degree = $1, score = left($1, 20), courses = array[$1] where profile_id = '{id}';
             update profile_languages set name = left($1, 60) where profile_id = '{id}';
             update profile_certificates set name = $1, issuer = $1, url = 'https://a.example/?' || $1 where profile_id = '{id}';
             update profile_links set label = left($1, 60), url = 'https://a.example/?' || $1 where profile_id = '{id}';
             update featured_projects set title = $1, description = $1, stack = array[$1], url = 'https://a.example/?' || $1
                 where profile_id = '{id}';
             update companies set name = $1, tagline = $1, about = $1, industry = left($1, 80), places = array[$1], tech_stack = array[$1],
                 culture = $1, benefits = array[$1], website = 'https://a.example/?' || $1,
                 links = jsonb_build_array(jsonb_build_object('label', $1, 'url', 'javascript:alert(1)//' || $1),
                                           jsonb_build_object('label', $1, 'url', 'https://a.example/?' || $1)) where id = '{company}';
             update interview_steps set title = $1, description = $1 where company_id = '{company}';
             update job_openings set title = $1, description = $1, places = array[$1], equity = $1, interview_process = $1 where id = '{job}'",
            id = person.id,
            company = company.id,
        );
        // As a literal: a batch takes no parameters.
        scene.run(&set.replace("$1", &format!("'{}'", evil.replace('\'', "''")))).await;
        for path in ["/user/ada".to_owned(), "/company/halyard".to_owned(), format!("/job/{job}")] {
            let page = scene.page(&path).await;
            assert_eq!(page.status, 200, "{path} with {evil}: {}", page.text);
            assert_eq!(page.text.matches("<script").count(), SCRIPTS, "{path} with {evil}: {}", page.text);
            assert_eq!(page.text.matches("</script").count(), SCRIPTS, "{path} with {evil}: {}", page.text);
            assert_eq!(page.text.matches("</title").count(), 1, "{path} with {evil}: {}", page.text);
            let lower = page.text.to_lowercase();
            for bad in NEVER {
                assert!(!lower.contains(bad), "{path} with {evil} holds {bad}: {}", page.text);
            }
            json_ld(&page);
            let data = face_data(&page);
            let name = if path.starts_with("/job") {
                &data["title"]
            } else {
                data.get("full_name").unwrap_or(&data["name"])
            };
            assert_eq!(name, evil, "{path}");
        }
    }
}
