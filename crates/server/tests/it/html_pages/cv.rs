//! The CV of a page, and the short address that is on it.

use super::fixture::Scene;
use futures::future::join_all;
use reqwest::header::HeaderValue;
use serde_json::json;

#[tokio::test]
async fn who_may_see_a_page_gets_its_pdf() {
    let scene = Scene::start().await;
    scene.person("ada", "open").await;
    scene.person("shown", "showcase").await;
    scene.person("hidden", "private").await;
    for (path, status) in [
        ("/user/ada/cv.pdf", 200),
        ("/user/ada/cv.pdf?pages=1", 200),
        ("/user/ada/cv.pdf?pages=3", 400),
        ("/user/ada/cv.pdf?pages=x", 400),
        ("/user/shown/cv.pdf", 200),
        ("/user/hidden/cv.pdf", 404),
        ("/user/nobody/cv.pdf", 404),
        ("/user/No.Body/cv.pdf", 404),
    ] {
        let response = scene.app.http.get(format!("{}{path}", scene.app.url)).send().await.expect("an answer");
        assert_eq!(response.status().as_u16(), status, "{path}");
        if status == 200 {
            assert_eq!(response.headers()["content-type"], "application/pdf");
            assert_eq!(response.headers()["x-robots-tag"], "noindex");
            assert_eq!(response.headers()["cache-control"], "no-cache");
            let name = response.headers()["content-disposition"].to_str().expect("a name");
            assert!(name.starts_with("inline; filename=\"") && name.ends_with("-cv.pdf\""), "{name}");
            assert!(response.bytes().await.expect("a file").starts_with(b"%PDF-"), "{path}");
        }
    }
    let page = scene.page("/user/ada").await;
    assert!(page.text.contains(r#"href="/user/ada/cv.pdf""#), "{}", page.text);
}

#[tokio::test]
async fn a_short_address_leads_to_the_page_and_tells_nothing_of_hidden_ones() {
    let scene = Scene::start().await;
    let code = async |slug: &str| -> String {
        let row = scene.admin.query_one("select short_code from profiles where slug = $1", &[&slug]).await;
        row.expect("a person").get(0)
    };
    scene.person("ada", "open").await;
    scene.person("shown", "showcase").await;
    scene.person("hidden", "private").await;
    for slug in ["ada", "shown"] {
        let answer = scene.page(&format!("/u/{}", code(slug).await)).await;
        let to = format!("/user/{slug}");
        assert_eq!((answer.status.as_u16(), answer.header("location")), (302, to.as_str()));
        assert_eq!((answer.header("cache-control"), answer.header("x-robots-tag")), ("no-cache", "noindex"));
    }
    let missing = scene.page("/u/000000000000").await;
    let hidden = code("hidden").await;
    for path in [format!("/u/{hidden}"), "/u/nothing".to_owned(), "/u/%ff".to_owned(), "/u/ADA000000000".to_owned()] {
        let answer = scene.page(&path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert_eq!(answer.text, missing.text, "{path}");
    }
    // Another name of the page is the same short address.
    let before = code("ada").await;
    scene.run("update profiles set slug = 'ada-lovelace' where slug = 'ada'").await;
    assert_eq!(scene.page(&format!("/u/{before}")).await.header("location"), "/user/ada-lovelace");
    // The drawing is of the address alone, whoever has it.
    for code in [before.as_str(), hidden.as_str(), "000000000000"] {
        let svg = scene.page(&format!("/u/{code}/qr.svg")).await;
        assert_eq!((svg.status.as_u16(), svg.header("content-type")), (200, "image/svg+xml"));
        let png = scene.app.http.get(format!("{}/u/{code}/qr.png", scene.app.url)).send().await.expect("an answer");
        assert_eq!(
            (png.status().as_u16(), &png.headers()["content-type"]),
            (200, &HeaderValue::from_static("image/png"))
        );
    }
    assert_eq!(scene.page("/u/nothing/qr.svg").await.status, 404);
    // Whoever becomes private is gone at once.
    scene.run("update profiles set visibility = 'private' where slug = 'ada-lovelace'").await;
    let gone = scene.page(&format!("/u/{before}")).await;
    assert_eq!((gone.status.as_u16(), gone.text), (404, missing.text));
}

#[tokio::test]
async fn guesses_at_short_addresses_are_limited_exactly() {
    let scene = Scene::start().await;
    scene.person("ada", "open").await;
    assert_eq!(scene.page("/u/000000000000").await.status, 404);
    scene.run("update auth.rate_limits set used = 290 where kind = 'rpc:get_short_link'").await;
    // Pages, drawings and calls of the function count together; what can't be a code isn't looked up.
    let call = json!({ "p_code": "000000000000" });
    let guess = async |number: usize| match number % 3 {
        0 => scene.page("/u/000000000001").await.status.as_u16(),
        1 => scene.page("/u/000000000001/qr.svg").await.status.as_u16(),
        _ => scene.app.post("/rest/v1/rpc/get_short_link", &call).await.status.as_u16(),
    };
    let statuses = join_all((0..30).map(guess)).await;
    let refused = statuses.iter().filter(|status| **status == 429).count();
    assert_eq!(refused, 20, "{statuses:?}");
    let page = scene.page("/u/000000000001").await;
    assert_eq!((page.status.as_u16(), page.header("retry-after")), (429, "600"));
    assert_eq!(scene.page("/u/nothing").await.status, 404);
}

#[tokio::test]
async fn short_codes_are_random() {
    let scene = Scene::start().await;
    let default = "select pg_get_expr(d.adbin, d.adrelid) from pg_attrdef d
        join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        where d.adrelid = 'public.profiles'::regclass and a.attname = 'short_code'";
    let default: String = scene.admin.query_one(default, &[]).await.expect("a default").get(0);
    // No digit is fixed, as that of a UUID's version is.
    let digits = format!(
        "select min(digits) from (select count(distinct substr(c, n, 1)) digits
             from (select {default} c from generate_series(1, 1000)) codes, generate_series(1, 12) n group by n) places"
    );
    assert_eq!(scene.count(&digits).await, 16, "{default}");
}
