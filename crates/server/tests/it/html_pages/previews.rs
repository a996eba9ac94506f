//! Pictures of pages for other sites: who may see the page sees its picture, and no one else.

use super::fixture::Scene;
use std::{net::IpAddr, time::Duration};

/// The content of a `meta` of this property or name.
fn meta<'a>(page: &'a str, name: &str) -> Option<&'a str> {
    let at = ["property", "name"].iter().find_map(|kind| page.find(&format!(r#"{kind}="{name}" content=""#)))?;
    page[at..].split("content=\"").nth(1)?.split('"').next()
}

/// The picture at an address of the site.
async fn picture(scene: &Scene, path: &str) -> (reqwest::Response, String) {
    let address = if path.starts_with('/') { format!("{}{path}", scene.app.url) } else { path.to_owned() };
    let response = scene.app.http.get(&address).send().await.expect("the server answers");
    let header = |name: &str| response.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let tag = header("etag").to_owned();
    (response, tag)
}

#[tokio::test]
async fn each_page_names_its_picture_and_it_is_there() {
    let scene = Scene::start().await;
    scene.person("ada", "open").await;
    let company = scene.company("halyard").await;
    let job = scene.job(&company, "open").await;
    for (path, alt) in [
        ("/user/ada".to_owned(), "Ada Example: rank "),
        ("/company/halyard".to_owned(), "Halyard: 1 open job"),
        (format!("/job/{job}"), "Storage engineer at Halyard: €80,000–100,000, Berlin, Germany or remote"),
    ] {
        let page = scene.page(&path).await.text;
        let address = meta(&page, "og:image").expect("a picture").to_owned();
        assert!(address.starts_with(&format!("{}{path}/preview.png?v=", scene.app.url)), "{address}");
        assert_eq!(meta(&page, "twitter:image"), Some(address.as_str()));
        assert_eq!(meta(&page, "twitter:card"), Some("summary_large_image"));
        assert_eq!((meta(&page, "og:image:width"), meta(&page, "og:image:height")), (Some("1200"), Some("630")));
        assert_eq!(meta(&page, "og:image:type"), Some("image/png"));
        assert!(meta(&page, "og:image:alt").is_some_and(|found| found.starts_with(alt)), "{page}");
        let (response, _) = picture(&scene, &address).await;
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "image/png");
        assert_eq!(response.headers()["cache-control"], "no-cache");
        assert!(response.headers().get("x-robots-tag").is_none());
        let png = response.bytes().await.expect("a picture");
        let drawn = image::load_from_memory(&png).expect("a PNG");
        assert_eq!((drawn.width(), drawn.height()), (1200, 630), "{path}");
    }
}

#[tokio::test]
async fn a_picture_tells_nothing_that_the_page_does_not() {
    let scene = Scene::start().await;
    scene.person("hidden", "private").await;
    scene.person("gone", "open").await;
    scene.run("update profiles set is_active = false where slug = 'gone'").await;
    scene.company("quiet").await;
    scene.run("update companies set public_link = false where slug = 'quiet'").await;
    let company = scene.company("halyard").await;
    let mut paths: Vec<String> =
        ["/user/hidden", "/user/gone", "/user/nobody", "/user/No.Body", "/company/quiet", "/company/none", "/job/x"]
            .map(str::to_owned)
            .into();
    for status in ["draft", "paused", "closed", "filled", "expired"] {
        paths.push(format!("/job/{}", scene.job(&company, status).await));
    }
    for path in paths {
        let answer = scene.page(&format!("{path}/preview.png")).await;
        assert_eq!((answer.status.as_u16(), answer.text.as_str()), (404, "There is no such file.\n"), "{path}");
    }
    // Who has the link of a Showcase profile sees the picture too; a search engine doesn't keep it.
    scene.person("shown", "showcase").await;
    let (response, _) = picture(&scene, "/user/shown/preview.png").await;
    assert_eq!(response.status(), 200);
    assert_eq!(response.headers()["x-robots-tag"], "noindex");
    // A person who hides is hidden at once, from those too who have the picture.
    scene.person("ada", "open").await;
    let (_, tag) = picture(&scene, "/user/ada/preview.png").await;
    scene.run("update profiles set visibility = 'private' where slug = 'ada'").await;
    let request = scene.app.http.get(format!("{}/user/ada/preview.png", scene.app.url)).header("if-none-match", tag);
    assert_eq!(request.send().await.expect("an answer").status(), 404);
}

#[tokio::test]
async fn a_picture_changes_with_what_is_on_it() {
    let scene = Scene::start().await;
    let person = scene.person("ada", "open").await;
    let named = async || meta(&scene.page("/user/ada").await.text, "og:image").expect("a picture").to_owned();
    let before = named().await;
    let (_, tag) = picture(&scene, &before).await;
    let again = |tag: String| async {
        let request = scene.app.http.get(format!("{}/user/ada/preview.png", scene.app.url));
        request.header("if-none-match", tag).send().await.expect("an answer").status().as_u16()
    };
    assert_eq!(again(tag.clone()).await, 304);
    scene.run("update profiles set about = 'Not on the picture' where slug = 'ada'").await;
    assert_eq!((named().await, again(tag.clone()).await), (before.clone(), 304));
    scene.run("update profiles set headline = 'Something else' where slug = 'ada'").await;
    assert_ne!(named().await, before);
    assert_eq!(again(tag).await, 200);
    // An address that was given up leads to the present one.
    let old = "insert into private.old_slugs (kind, slug, owner_id) values ('profile', 'ada-old', $1)";
    scene.admin.execute(old, &[&person.id]).await.expect("an old address");
    let moved = scene.page("/user/ada-old/preview.png?v=1").await;
    assert_eq!((moved.status.as_u16(), moved.header("location")), (301, "/user/ada/preview.png?v=1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn h3_many_pictures_at_once_hold_up_no_page() {
    let scene = Scene::start().await;
    let company = scene.company("halyard").await;
    let mut jobs = Vec::new();
    for _ in 0..120 {
        jobs.push(scene.job(&company, "open").await);
    }
    let paths: Vec<String> = jobs.iter().map(|job| format!("/job/{job}/preview.png")).collect();
    let flood = paths.iter().map(|path| picture(&scene, path));
    // Someone else: pictures count as their pages do, and the flood uses up what its own address may ask for.
    let other = reqwest::Client::builder().local_address(IpAddr::from([127, 0, 0, 2])).build().expect("a client");
    let page = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        other.get(format!("{}/company/halyard", scene.app.url)).send().await.expect("an answer").status()
    };
    let (answers, page) = futures::future::join(futures::future::join_all(flood), page).await;
    assert_eq!(page, 200);
    for (response, _) in answers {
        // Who would wait too long is asked to come back.
        let status = response.status().as_u16();
        let has_pause = response.headers().contains_key("retry-after");
        assert!(status == 200 || (matches!(status, 429 | 503) && has_pause), "{status}");
    }
}
