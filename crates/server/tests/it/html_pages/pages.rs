//! What the pages say, to readers, previews and search engines.

use super::fixture::{Scene, face_data, json_ld};

#[tokio::test]
async fn a_person_can_be_read_without_scripts() {
    let scene = Scene::start().await;
    let person = scene.person("ada", "open").await;
    let skill: (i32, String) = {
        let row = scene.admin.query_one("select id, name from skills where slug = 'rust'", &[]).await.expect("Rust");
        (row.get(0), row.get(1))
    };
    let part = "insert into profile_skills (profile_id, name, level, years) values ($1, $2, 3, 5)";
    scene.admin.execute(part, &[&person.id, &skill.1]).await.expect("a skill");
    let link = "insert into profile_links (profile_id, kind, url, verified_at, verified_by, check_due_at)
        values ($1, 'github', 'https://github.com/ada', '2026-11-20 23:00:00Z', 'sign_in', '2026-11-21 23:00:00Z'),
            ($1, 'site', 'https://ada.example', null, null, null)";
    scene.admin.execute(link, &[&person.id]).await.expect("a link");
    let work = "insert into experiences (profile_id, company_name, title, started_on, ended_on)
        values ($1, 'Fjord', 'Engineer', '2019', '2021'), ($1, 'Tidemark', 'Lead', '2021-01', null)";
    scene.admin.execute(work, &[&person.id]).await.expect("two jobs");
    let more = "insert into profile_languages (profile_id, name, fluency) values ($1, 'Igbo', 'native')";
    scene.admin.execute(more, &[&person.id]).await.expect("a language");
    let more = "insert into profile_certificates (profile_id, name, issuer, issued_on, url)
        values ($1, 'CKA', 'CNCF', '2022-06', 'https://cncf.example/ada')";
    scene.admin.execute(more, &[&person.id]).await.expect("a certificate");
    let more = "insert into repository_summaries (profile_id, link_id, created_at, requested_at, due_at, fetched_at, repositories,
            languages, push_months, last_pushed_on)
        select $1, id, now(), now(), now(), '2026-11-28 12:00Z', 2, '[{\"name\": \"Rust\", \"share\": 61}]',
            array[to_char(now(), 'YYYY-MM')], '2026-11-20'
        from profile_links where profile_id = $1 and kind = 'github'";
    scene.admin.execute(more, &[&person.id]).await.expect("repositories");
    let page = scene.page("/user/ada?utm=1").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(page.header("x-robots-tag"), "");
    for expected in [
        "<title>Ada Example, Storage engineer · Devproof</title>",
        r#"<meta name="description" content="I write stores.">"#,
        r#"<meta property="og:type" content="profile">"#,
        r#"<meta property="og:title" content="Ada Example, Storage engineer">"#,
        r#"<meta name="twitter:card" content="summary_large_image">"#,
        "<html data-face lang=\"en\">",
        "<bdi>Ada Example</bdi></h1>",
        "I write <strong>stores</strong>.",
        "Strong · 5 years",
        r#"rel="nofollow ugc noopener noreferrer""#,
        ">github.com/ada</a>",
        ">20 Nov 2026</time>",
        ">2019 – 2021</p>",
        ">Jan 2021 – now</p>",
        "<bdi>Igbo</bdi>",
        ">Native</span>",
        ">Jun 2022</p>",
        ">cncf.example/ada</a>",
        "2 public repositories",
        ">Shown, not judged<",
        ">61%</span>",
        "Pushes in at least 1 of the last 12 months. Last push: 20 Nov 2026.",
        "From GitHub, 28 Nov 2026.",
        "Not part of the match score.",
        r#"<header>bar</header><main id="main">"#,
    ] {
        assert!(page.text.contains(expected), "{expected} is not in {}", page.text);
    }
    let canonical = format!(r#"<link rel="canonical" href="{}/user/ada">"#, scene.app.url);
    assert!(page.text.contains(&canonical), "{}", page.text);
    assert_eq!(page.text.matches("<title>").count(), 1);
    assert_eq!(page.text.matches("Checked by Devproof every day").count(), 1, "of the verified link alone");
    let about = json_ld(&page);
    assert_eq!(about["@type"], "ProfilePage");
    assert_eq!(about["mainEntity"]["name"], "Ada Example");
    assert_eq!(about["mainEntity"]["jobTitle"], "Storage engineer");
    assert_eq!(about["mainEntity"]["sameAs"][0], "https://github.com/ada");
    let data = face_data(&page);
    assert_eq!(data["id"], person.id.to_string());
    assert!(data.get("email").is_none() && data.get("salary_min").is_none());
}

#[tokio::test]
async fn a_company_can_be_read_without_scripts() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    let job = scene.job(&company, "open").await;
    let page = scene.page("/company/halyard").await;
    assert_eq!(page.status, 200);
    for expected in [
        "<title>Halyard · Devproof</title>",
        r#"content="Keeps data 1 open job.""#,
        "We keep <strong>data</strong>.",
        "11 to 50 people",
        "No promise given",
        "halyard.example",
        &format!(r#"href="/job/{job}""#),
        "€80,000–100,000",
    ] {
        assert!(page.text.contains(expected), "{expected} is not in {}", page.text);
    }
    let about = json_ld(&page);
    assert_eq!(about["@type"], "Organization");
    assert_eq!(about["name"], "Halyard");
    assert_eq!(about["numberOfEmployees"]["maxValue"], 50);
    assert_eq!(about["sameAs"][0], "https://halyard.example");
    assert_eq!(about["address"][0]["addressCountry"], "DE");
}

#[tokio::test]
async fn a_job_has_what_search_engines_ask_for() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    let job = scene.job(&company, "open").await;
    let page = scene.page(&format!("/job/{job}")).await;
    assert_eq!(page.status, 200);
    assert!(page.text.contains("<title>Storage engineer at Halyard · Devproof</title>"), "{}", page.text);
    assert!(page.text.contains("Germany, Austria") && page.text.contains("Keep <em>data</em>."), "{}", page.text);
    let posting = json_ld(&page);
    assert_eq!(posting["@type"], "JobPosting");
    assert_eq!(posting["title"], "Storage engineer");
    assert_eq!(posting["description"], "<h2>The work</h2>\n<p>Keep <em>data</em>.</p>\n");
    for moment in ["datePosted", "validThrough"] {
        assert!(posting[moment].as_str().is_some_and(|at| at.starts_with("20")), "{moment}: {posting}");
    }
    assert_eq!(posting["employmentType"], "FULL_TIME");
    assert_eq!(posting["hiringOrganization"]["name"], "Halyard");
    assert_eq!(posting["hiringOrganization"]["sameAs"], "https://halyard.example");
    assert_eq!(posting["jobLocationType"], "TELECOMMUTE");
    assert_eq!(posting["applicantLocationRequirements"][0]["name"], "Austria");
    assert_eq!(posting["jobLocation"][0]["address"]["addressLocality"], "Berlin");
    assert_eq!(posting["jobLocation"][0]["address"]["addressCountry"], "DE");
    assert_eq!(posting["baseSalary"]["currency"], "EUR");
    assert_eq!(posting["baseSalary"]["value"]["minValue"], 80_000);
    assert_eq!(posting["baseSalary"]["value"]["unitText"], "YEAR");
    assert_eq!(posting["experienceRequirements"]["monthsOfExperience"], 36);
    assert_eq!(posting["directApply"], true);
    assert_eq!(posting["identifier"]["value"], job.to_string());
    let on_site =
        "update job_openings set remote_policy = 'onsite', expires_at = null, countries = '{}' where id = $1";
    scene.admin.execute(on_site, &[&job]).await.expect("a change");
    let posting = json_ld(&scene.page(&format!("/job/{job}")).await);
    assert!(posting.get("jobLocationType").is_none() && posting.get("validThrough").is_none(), "{posting}");
    assert_eq!(posting["jobLocation"][0]["address"]["addressCountry"], "DE");
}

#[tokio::test]
async fn an_address_that_was_given_up_leads_to_the_present_one() {
    let scene = Scene::start().await;
    let person = scene.person("ada-new", "open").await;
    let company = scene.company("halyard-new").await;
    let old = "insert into private.old_slugs (kind, slug, owner_id) values ($1, $2, $3)";
    scene.admin.execute(old, &[&"profile", &"ada", &person.id]).await.expect("an old address");
    scene.admin.execute(old, &[&"company", &"halyard", &company.id]).await.expect("an old address");
    for (from, to) in [("/user/ada", "/user/ada-new"), ("/company/halyard?a=b", "/company/halyard-new?a=b")] {
        let page = scene.page(from).await;
        assert_eq!((page.status.as_u16(), page.header("location")), (301, to), "{from}");
    }
    // No one learns that a hidden person moved.
    scene.run("update profiles set visibility = 'private' where slug = 'ada-new'").await;
    assert_eq!(scene.page("/user/ada").await.status, 404);
}

#[tokio::test]
async fn a_page_that_has_not_changed_is_not_sent_twice() {
    let scene = Scene::start().await;
    scene.person("ada", "open").await;
    let page = scene.page("/user/ada").await;
    assert_eq!(page.header("cache-control"), "no-cache");
    assert_eq!(page.header("set-cookie"), "");
    let again = |tag: String| async {
        let request = scene.app.http.get(format!("{}/user/ada", scene.app.url)).header("if-none-match", tag);
        request.send().await.expect("an answer").status().as_u16()
    };
    let tag = page.header("etag").to_owned();
    assert!(tag.starts_with("W/\""), "{tag}");
    assert_eq!(again(format!("\"x\", {tag}")).await, 304);
    scene.run("update profiles set headline = 'Something else' where slug = 'ada'").await;
    assert_eq!(again(tag).await, 200);
}

#[tokio::test]
async fn pages_rendered_by_the_build_get_a_head() {
    let scene = Scene::start().await;
    let terms = scene.page("/terms-and-conditions").await;
    assert_eq!(terms.status, 200);
    let canonical = format!(r#"<link rel="canonical" href="{}/terms-and-conditions">"#, scene.app.url);
    assert!(terms.text.contains(&canonical) && terms.text.contains("<h1>Terms</h1>"), "{}", terms.text);
    assert!(terms.text.contains("data-face"));
    // The start page is for guests alone; a member is led on and must not see it first.
    let home = scene.page("/").await;
    assert!(home.text.contains("<h1>Start</h1>") && !home.text.contains("data-face"), "{}", home.text);
}

#[tokio::test]
async fn the_operators_script_is_allowed_and_told_of() {
    let scene = Scene::start_with(&[
        ("PAGE_VIEW_SCRIPT_URL", "https://stats.example/js/s.js"),
        ("PAGE_VIEW_SCRIPT_ATTRIBUTES", "data-domain=jobs.example,data-website-id=7"),
    ])
    .await;
    let config = scene.page("/config.json").await;
    assert_eq!(config.json()["page_view_script"]["url"], "https://stats.example/js/s.js");
    assert_eq!(config.json()["page_view_script"]["attributes"]["data-website-id"], "7");
    let page = scene.page("/").await;
    let policy = page.header("content-security-policy");
    assert!(policy.contains("script-src 'self' https://stats.example;"), "{policy}");
    assert!(policy.contains("https://stats.example;"), "{policy}");
}
