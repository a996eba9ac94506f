//! The files of the web app, and what each page carries for it.

use super::fixture::{Scene, app_config};
use crate::kit::Answer;

#[tokio::test]
async fn a_file_is_sent_as_it_was_compressed_at_build() {
    let scene = Scene::start().await;
    let get = async |path: &str, accept: &str| {
        Answer::of(scene.app.request("GET", path).header("accept-encoding", accept)).await
    };
    for (accept, encoding, text) in [
        ("gzip, deflate, br, zstd", "br", "in brotli"),
        ("gzip", "gzip", "in gzip"),
        ("br;q=0, gzip", "gzip", "in gzip"),
        ("identity", "", "plain"),
        ("deflate", "", "plain"),
    ] {
        let answer = get("/assets/app.js", accept).await;
        assert_eq!(answer.status, 200);
        assert_eq!((answer.header("content-encoding"), answer.text.as_str()), (encoding, text), "{accept}");
        assert_eq!(answer.header("content-type"), "text/javascript; charset=utf-8");
        assert_eq!(answer.header("cache-control"), "public, max-age=31536000, immutable");
        assert_eq!(answer.header("vary"), "accept-encoding");
    }
    // Nothing is compressed while it is asked for: a font is compressed already, and so has no other copy.
    let font = get("/assets/font.woff2", "gzip, br").await;
    assert_eq!((font.header("content-encoding"), font.text.as_str()), ("", "a font"));
    assert_eq!(get("/assets/no-such.js", "br").await.status, 404);
}

#[tokio::test]
async fn every_page_carries_the_configuration_and_names_its_scripts() {
    let scene = Scene::start().await;
    scene.person("ada", "open").await;
    let config = scene.page("/config.json").await.ok();
    assert_eq!(config["url"], scene.app.url);
    for (path, script) in [
        ("/", ""),
        ("/signin", "/assets/sign-in.js"),
        ("/dashboard/jobs/7", ""),
        ("/user/ada", "/assets/person.js"),
        ("/nowhere", ""),
    ] {
        let page = scene.page(path).await;
        assert_eq!(app_config(&page), config, "{path}");
        let preloads = page.text.matches(r#"rel="modulepreload""#).count();
        assert_eq!(preloads, usize::from(!script.is_empty()), "{path}: {}", page.text);
        assert!(page.text.contains(script), "{path}: {}", page.text);
    }
}

#[tokio::test]
async fn what_needs_scripts_says_so_and_where_reading_goes_on() {
    let scene = Scene::start().await;
    scene.person("ada", "open").await;
    for (path, words) in [
        ("/signin", "Signing in needs JavaScript."),
        ("/search?q=rust", "This search needs JavaScript."),
        ("/dashboard/jobs/7", "This page needs JavaScript."),
    ] {
        let page = scene.page(path).await.text;
        let notice = page.split("<noscript>").nth(1).and_then(|rest| rest.split("</noscript>").next());
        let notice = notice.unwrap_or_else(|| panic!("{path} has no notice: {page}"));
        assert!(notice.contains(words), "{path}: {notice}");
        for place in ["/jobs", "/companies", "/challenges"] {
            assert!(notice.contains(&format!(r#"href="{place}""#)), "{path}: {notice}");
        }
    }
    for path in ["/", "/user/ada", "/nowhere"] {
        assert!(!scene.page(path).await.text.contains("<noscript>"), "{path} can be read");
    }
}
