//! What visitors browse, as HTML.

use super::fixture::{SCRIPTS, Scene, face_data, json_ld};

#[tokio::test]
async fn jobs_can_be_browsed_without_scripts() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    let job = scene.job(&company, "open").await;
    let draft = scene.job(&company, "draft").await;
    let hidden = scene.company("hidden").await;
    let hidden_job = scene.job(&hidden, "open").await;
    scene.run("update companies set public_link = false where slug = 'hidden'").await;
    let page = scene.page("/jobs").await;
    assert_eq!(page.status, 200);
    for expected in [
        "<title>Jobs · Devproof</title>",
        r#"<meta name="description" content="Open jobs with their pay"#,
        "<h1 tabindex=\"-1\" class=\"text-26\">Jobs</h1>",
        r#"<search aria-label="Filter jobs"><form method="get" action="/jobs""#,
        r#"<label for="filter-q""#,
        &format!(r#"href="/job/{job}""#),
        "€80,000–100,000",
        "Berlin, Germany or remote · Senior · Full time",
        "1 open job",
    ] {
        assert!(page.text.contains(expected), "{expected} is not in {}", page.text);
    }
    let canonical = format!(r#"<link rel="canonical" href="{}/jobs">"#, scene.app.url);
    assert!(page.text.contains(&canonical), "{}", page.text);
    for other in [draft, hidden_job] {
        assert!(!page.text.contains(&other.to_string()), "{other} is for no visitor");
    }
    let list = json_ld(&page);
    assert_eq!((list["@type"].as_str(), list["numberOfItems"].as_i64()), (Some("ItemList"), Some(1)));
    assert_eq!(list["itemListElement"][0]["url"], format!("{}/job/{job}", scene.app.url));
    assert_eq!(list["itemListElement"][0]["position"], 1);
    assert_eq!(face_data(&page)["jobs"][0]["id"], job.to_string());
    assert_eq!(page.text.matches("<script").count(), SCRIPTS);
}

#[tokio::test]
async fn filters_are_in_the_address() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    let job = scene.job(&company, "open").await;
    let link = format!(r#"href="/job/{job}""#);
    // An address says the same in one way: what is empty, unknown or in another order is left out of it.
    for (query, is_shown, canonical) in [
        ("?q=&remote=remote&level=&pay=&cur=", true, "/jobs?remote=remote"),
        ("?level=senior&remote=onsite", false, "/jobs?remote=onsite&amp;level=senior"),
        ("?pay=100000", true, "/jobs?pay=100000&amp;cur=EUR"),
        ("?pay=100001&cur=eur", false, "/jobs?pay=100001&amp;cur=EUR"),
        ("?remote=moon&page=x&pay=-1&other=1", true, "/jobs"),
        ("?q=storage", true, "/jobs?q=storage"),
        ("?q=%22%3E%3Cscript%3Ealert(1)", false, "/jobs?q=%22%3E%3Cscript%3Ealert%281%29"),
        ("?page=2", false, "/jobs?page=2"),
    ] {
        let page = scene.page(&format!("/jobs{query}")).await;
        assert_eq!(page.status, 200, "{query}");
        assert_eq!(page.text.contains(&link), is_shown, "{query}");
        let canonical = format!(r#"<link rel="canonical" href="{}{canonical}">"#, scene.app.url);
        assert!(page.text.contains(&canonical), "{canonical} is not in {}", page.text);
        assert!(!page.text.contains("<script>alert"), "{}", page.text);
    }
    let nothing = scene.page("/jobs?level=intern").await;
    assert!(nothing.text.contains("No open jobs fit these filters."), "{}", nothing.text);
    assert!(nothing.text.contains(r#"<option value="intern" selected"#), "{}", nothing.text);
    assert_eq!(nothing.header("x-robots-tag"), "noindex");
}

#[tokio::test]
async fn a_long_list_has_pages() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    for _ in 0..21 {
        scene.job(&company, "open").await;
    }
    let first = scene.page("/jobs?level=senior").await;
    assert!(first.text.contains("Page 1 of 2") && first.text.contains("21 open jobs"), "{}", first.text);
    assert!(first.text.contains(r#"<a href="/jobs?level=senior&amp;page=2" rel="next""#), "{}", first.text);
    let second = scene.page("/jobs?level=senior&page=2").await;
    assert_eq!(json_ld(&second)["numberOfItems"], 1);
    assert!(second.text.contains(r#"<a href="/jobs?level=senior" rel="prev""#), "{}", second.text);
}

#[tokio::test]
async fn companies_and_challenges_can_be_browsed_too() {
    let scene = Scene::start().await;
    scene.company("halyard").await;
    scene.company("hidden").await;
    scene.run("update companies set public_link = false where slug = 'hidden'").await;
    scene.run("insert into challenges (slug, title, summary, difficulty, languages, published_at)
        values ('sum-it', 'Sum <it>', 'Add numbers.', 'easy', '{python}', now()), ('draft', 'Draft', '', 'easy', '{python}', null)").await;
    let companies = scene.page("/companies").await;
    assert!(companies.text.contains(r#"href="/company/halyard""#), "{}", companies.text);
    assert!(!companies.text.contains("/company/hidden"), "{}", companies.text);
    assert_eq!(json_ld(&companies)["itemListElement"][0]["name"], face_data(&companies)["companies"][0]["name"]);

    let challenges = scene.page("/challenges?language=python&difficulty=easy").await;
    assert!(challenges.text.contains("Sum &lt;it&gt;") && !challenges.text.contains("Draft"), "{}", challenges.text);
    assert!(challenges.text.contains(r#"href="/try/sum-it""#), "{}", challenges.text);
    let pages = scene.page("/sitemap/pages.xml").await.text;
    for path in ["/jobs", "/companies", "/challenges"] {
        assert!(pages.contains(&format!("{}{path}</loc>", scene.app.url)), "{path} is not in {pages}");
    }
}

#[tokio::test]
async fn visits_are_counted_with_calls() {
    let scene = Scene::start().await;
    for (path, name) in [
        ("/jobs", "list_public_jobs"),
        ("/companies", "list_public_companies"),
        ("/challenges", "list_public_challenges"),
    ] {
        assert_eq!(scene.page(path).await.status, 200);
        scene.run(&format!("update auth.rate_limits set used = 600 where kind = 'rpc:{name}'")).await;
        let refused = scene.page(path).await;
        assert_eq!((refused.status.as_u16(), refused.header("retry-after")), (429, "600"), "{path}");
        let called = scene.app.post(&format!("/rest/v1/rpc/{name}"), &serde_json::json!({})).await;
        assert_eq!(called.error(429), "too_many_requests");
    }
}
