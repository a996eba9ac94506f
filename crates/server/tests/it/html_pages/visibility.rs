//! Who reaches which page: what is hidden and what is not there are one answer, and nothing lists people.

use super::fixture::Scene;
use serde_json::json;

#[tokio::test]
async fn hidden_and_missing_are_the_same_answer() {
    let scene = Scene::start().await;
    scene.person("hidden", "private").await;
    scene.person("gone", "open").await;
    scene.run("update profiles set is_active = false where slug = 'gone'").await;
    let quiet = scene.company("quiet").await;
    scene.run("update companies set public_link = false where slug = 'quiet'").await;
    scene.company("pending").await;
    scene.run("update companies set approval_status = 'pending' where slug = 'pending'").await;
    let company = scene.company("halyard").await;
    let mut paths: Vec<String> = [
        "/user/hidden",
        "/user/gone",
        "/user/nobody",
        "/user/No.Body",
        "/user/%ff",
        "/user/a%00b",
        "/company/quiet",
        "/company/pending",
        "/company/none",
        "/job/not-an-id",
        "/job/00000000-0000-0000-0000-000000000000",
        "/404",
        "/nowhere",
        "/user",
        "/user/a/b",
        "/dashboard/nothing/at/all/here",
        "/dashboard",
    ]
    .map(str::to_owned)
    .into();
    for status in ["draft", "paused", "closed", "filled", "expired"] {
        paths.push(format!("/job/{}", scene.job(&company, status).await));
    }
    paths.push(format!("/job/{}", scene.job(&quiet, "open").await));
    let late = scene.job(&company, "open").await;
    scene
        .admin
        .execute("update job_openings set expires_at = now() - interval '1 second' where id = $1", &[&late])
        .await
        .unwrap();
    paths.push(format!("/job/{late}"));
    let missing = scene.page("/user/nobody").await;
    assert!(
        missing.text.contains("<h1>Nothing here</h1>") && !missing.text.contains("data-face"),
        "{}",
        missing.text
    );
    for path in paths {
        let page = scene.page(&path).await;
        assert_eq!(page.status, 404, "{path}");
        assert_eq!(page.text, missing.text, "{path}");
        assert_eq!(page.header("x-robots-tag"), "noindex", "{path}");
        assert_eq!(page.header("etag"), missing.header("etag"), "{path}");
    }
    for path in ["/signin", "/dashboard/jobs/new", "/admin/any/where", "/dev/gallery", "/"] {
        assert_eq!(scene.page(path).await.status, 200, "{path}");
    }
}

#[tokio::test]
async fn showcase_is_shown_and_never_indexed() {
    let scene = Scene::start().await;
    scene.person("ada", "showcase").await;
    let page = scene.page("/user/ada").await;
    assert_eq!(page.status, 200);
    assert_eq!(page.header("x-robots-tag"), "noindex");
    assert!(page.text.contains(r#"<meta name="robots" content="noindex">"#), "{}", page.text);
}

#[tokio::test]
async fn the_sitemap_lists_companies_and_jobs_and_no_person() {
    let scene = Scene::start().await;
    for (slug, visibility) in [("open-ada", "open"), ("showcase-ada", "showcase"), ("private-ada", "private")] {
        scene.person(slug, visibility).await;
    }
    let company = scene.company("halyard").await;
    let quiet = scene.company("quiet").await;
    scene.run("update companies set public_link = false where slug = 'quiet'").await;
    let open = scene.job(&company, "open").await;
    let draft = scene.job(&company, "draft").await;
    let of_quiet = scene.job(&quiet, "open").await;
    let index = scene.page("/sitemap.xml").await;
    assert_eq!((index.status.as_u16(), index.header("content-type")), (200, "application/xml; charset=utf-8"));
    let mut all = String::new();
    for part in ["pages", "companies-1", "jobs-1"] {
        assert!(index.text.contains(&format!("<loc>{}/sitemap/{part}.xml</loc>", scene.app.url)), "{}", index.text);
        let page = scene.page(&format!("/sitemap/{part}.xml")).await;
        assert_eq!(page.status, 200, "{part}");
        all.push_str(&page.text);
    }
    assert!(!index.text.contains("-2.xml"), "{}", index.text);
    assert!(all.contains(&format!("{}/job/{open}</loc>", scene.app.url)), "{all}");
    assert!(all.contains("/company/halyard</loc>") && all.contains("/careers</loc>"), "{all}");
    for hidden in
        ["open-ada", "showcase-ada", "private-ada", "/user/", "quiet", &draft.to_string(), &of_quiet.to_string()]
    {
        assert!(!all.contains(hidden), "{hidden} is in {all}");
    }
    for part in ["jobs-2.xml", "jobs-0.xml", "jobs-11.xml", "people-1.xml", "jobs-1", "..%2fpages.xml"] {
        assert_eq!(scene.page(&format!("/sitemap/{part}")).await.status, 404, "{part}");
    }
    let robots = scene.page("/robots.txt").await;
    assert!(robots.text.contains(&format!("Sitemap: {}/sitemap.xml", scene.app.url)), "{}", robots.text);
    assert!(!robots.text.contains("/user"), "a search engine has to read that it may not list: {}", robots.text);
}

#[tokio::test]
async fn a_page_counts_as_the_call_it_stands_for() {
    let scene = Scene::start().await;
    scene.person("ada", "open").await;
    assert_eq!(scene.page("/user/ada").await.status, 200);
    scene.run("update auth.rate_limits set used = 299 where kind = 'rpc:get_public_profile'").await;
    let call = json!({ "p_slug": "ada" });
    assert_eq!(scene.app.post("/rest/v1/rpc/get_public_profile", &call).await.status, 200);
    let page = scene.page("/user/ada").await;
    assert_eq!(page.status, 429);
    assert_eq!(page.header("retry-after"), "600");
    assert!(!page.text.contains("Ada Example"));
    // What is no person is not counted with people.
    scene.company("halyard").await;
    assert_eq!(scene.page("/company/halyard").await.status, 200);
}

#[tokio::test]
async fn others_see_what_the_preview_shows() {
    let scene = Scene::start().await;
    let ada = scene.person("ada", "open").await;
    let company = scene.company("halyard").await;
    let preview = |kind: &'static str| {
        let ada = ada.clone();
        async move { ada.post("/rest/v1/rpc/preview_my_profile", &json!({ "p_as": kind })).await.ok() }
    };
    let employer = &company.admin;
    for (visibility, stranger, visible, listed) in
        [("open", true, true, true), ("showcase", true, true, false), ("private", false, false, false)]
    {
        scene
            .admin
            .execute("update profiles set visibility = $2 where id = $1", &[&ada.id, &visibility])
            .await
            .unwrap();
        assert_eq!(preview("stranger").await["visible"], stranger, "{visibility}");
        let shown = preview("employer").await;
        assert_eq!(
            (shown["visible"].as_bool(), shown["listed"].as_bool()),
            (Some(visible), Some(listed)),
            "{visibility}"
        );
        assert_eq!(preview("interested").await["visible"], true, "{visibility}");
        // The same as really happens.
        assert_eq!(scene.page("/user/ada").await.status == 200, stranger, "{visibility}");
        let got = employer.post("/rest/v1/rpc/get_public_profile", &json!({ "p_slug": "ada" })).await.ok();
        assert_eq!(!got.is_null(), visible, "{visibility}");
        let found = employer.get("/rest/v1/talent_profiles?select=slug&slug=eq.ada").await.ok();
        assert_eq!(found.as_array().map(Vec::len), Some(usize::from(listed)), "{visibility}");
        if visible {
            let (mut got, mut page) = (got, shown["page"].clone());
            for person in [&mut got, &mut page] {
                person.as_object_mut().expect("a person").remove("is_own");
            }
            assert_eq!(got, page, "{visibility}");
        }
    }
    assert_eq!(ada.post("/rest/v1/rpc/preview_my_profile", &json!({ "p_as": "staff" })).await.status, 400);
    assert!(employer.post("/rest/v1/rpc/preview_my_profile", &json!({ "p_as": "employer" })).await.ok().is_null());
}

#[tokio::test]
async fn h3_pages_of_jobs_and_companies_are_counted_for_each_address() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    let job = format!("/job/{}", scene.job(&company, "open").await);
    for (path, name) in [("/company/halyard", "get_public_company"), (job.as_str(), "get_public_job")] {
        assert_eq!(scene.page(path).await.status, 200, "{path}");
        scene.run(&format!("update auth.rate_limits set used = 600 where kind = 'rpc:{name}'")).await;
        let refused = scene.page(path).await;
        assert_eq!((refused.status.as_u16(), refused.header("retry-after")), (429, "600"), "{path}");
        let called =
            if name == "get_public_job" { json!({ "p_id": &job[5..] }) } else { json!({ "p_slug": "halyard" }) };
        assert_eq!(scene.app.post(&format!("/rest/v1/rpc/{name}"), &called).await.error(429), "too_many_requests");
    }
}

#[tokio::test]
async fn h3_texts_from_before_the_limits_are_drawn_as_they_were_typed() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    let id = scene.job(&company, "open").await;
    scene.run("set session_replication_role = replica").await;
    let texts = [
        ">".repeat(19_998) + "x",
        "- ".repeat(9_990) + "x",
        format!("{}|\n{}|\n{}", "|a".repeat(1_600), "|-".repeat(1_600), "y\n".repeat(3_000)),
        format!("{}x{}", "**a ".repeat(2_400), " a**".repeat(2_400)),
    ];
    for text in texts {
        let set = "update job_openings set description = $2, interview_process = left($2, 5000) where id = $1";
        scene.admin.execute(set, &[&id, &text]).await.expect("an old text");
        let page = scene.page(&format!("/job/{id}")).await;
        assert_eq!(page.status, 200);
        let typed = text[..60].replace('>', "&gt;");
        assert!(page.text.contains(&format!(r#"<p class="whitespace-pre-wrap">{typed}"#)), "{}", &text[..20]);
        // Description, process and both kinds of data: each at most six bytes a character.
        assert!(page.text.len() < 24 * text.len() + 20_000, "{} bytes", page.text.len());
        assert!(!page.text.contains("<blockquote>") && !page.text.contains("<table>"));
    }
}
