//! The CV of a page.

use super::fixture::Scene;

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
