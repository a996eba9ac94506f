use super::*;

const TOKEN: &str = "0123456789abcdef0123456789abcdef";

fn proof_at(address: &str, html: &str) -> Result<Option<LinkProof>, TooComplex> {
    let pages = ["https://devproof.test/user/ada", "https://devproof.test/user/ada-l"];
    let wanted = Wanted {
        pages: pages.iter().map(|page| Url::parse(page).expect("an address")).collect(),
        token: TOKEN.to_owned(),
    };
    find_proof(html, &Url::parse(address).expect("an address"), &wanted)
}

fn proof(html: &str) -> Option<LinkProof> {
    proof_at("https://ada.test/", html).expect("a simple page")
}

#[test]
fn a_page_links_back_with_rel_me() {
    for html in [
        r#"<a rel="me" href="https://devproof.test/user/ada">Devproof</a>"#,
        r#"<!doctype html><title>Ada</title><p>Hi<p><A REL='nofollow ME' HREF=https://devproof.test/user/ada-l/?x=1#top>"#,
        r#"<head><link href="http://DEVPROOF.test/user/ada" rel="me"></head>"#,
        "<html><head><script>if (a<b) { x = \"<a\" }</script><link rel=me href=https://devproof.test/user/ada>",
    ] {
        assert_eq!(proof(html), Some(LinkProof::RelMe), "{html}");
    }
}

#[test]
fn j14_what_only_looks_like_a_link_back_is_none() {
    for html in [
        r#"<a href="https://devproof.test/user/ada">"#,
        r#"<a rel="me" href="https://devproof.test/user/eve">"#,
        r#"<a rel="me" href="https://devproof.test.evil.test/user/ada">"#,
        r#"<a rel="me" href="https://evil.test/?https://devproof.test/user/ada">"#,
        r#"<a rel="me" href="https://devproof.test:8443/user/ada">"#,
        r#"<a rel="me" href="/user/ada">"#,
        r#"<a rel="mention" href="https://devproof.test/user/ada">"#,
        // Words of others, and what isn't part of the page.
        r#"<a rel="me ugc" href="https://devproof.test/user/ada">"#,
        r#"<!-- <a rel="me" href="https://devproof.test/user/ada"> -->"#,
        r#"<textarea><a rel="me" href="https://devproof.test/user/ada"></textarea>"#,
        r#"<title><a rel="me" href="https://devproof.test/user/ada"></title>"#,
        r#"<script>"<a rel=me href=https://devproof.test/user/ada>"</script>"#,
        r#"<template><a rel="me" href="https://devproof.test/user/ada"></template>"#,
        r#"<body><link rel="me" href="https://devproof.test/user/ada">"#,
        r#"&lt;a rel="me" href="https://devproof.test/user/ada"&gt;"#,
    ] {
        assert_eq!(proof(html), None, "{html}");
    }
}

#[test]
fn j14_a_tag_of_the_head_has_the_token() {
    let tag = format!(r#"<meta name="devproof-verification" content="{TOKEN}">"#);
    assert_eq!(proof(&format!("<html><head><title>Ada</title>\n{tag}</head><body>")), Some(LinkProof::MetaTag));
    assert_eq!(proof(&tag), Some(LinkProof::MetaTag));
    // What visitors write is in the body.
    for html in [
        format!("<p>Comments</p>{tag}"),
        format!("<head></head>{tag}"),
        format!("Hi {tag}"),
        tag.replace(TOKEN, "ffffffffffffffffffffffffffffffff"),
        tag.replace(TOKEN, &format!("{TOKEN}0")),
        format!("<p>devproof-verification={TOKEN}</p>"),
    ] {
        assert_eq!(proof(&html), None, "{html}");
    }
}

#[test]
fn j14_the_description_counts_at_a_code_host_alone() {
    let html =
        format!(r#"<head><meta name="description" content="Builds things. devproof-verification={TOKEN} Ada">"#);
    let at = |address| proof_at(address, &html).expect("a simple page");
    assert_eq!(at("https://github.com/ada"), Some(LinkProof::ProfileText));
    assert_eq!(at("https://gitlab.com/ada/"), Some(LinkProof::ProfileText));
    for address in [
        "https://github.com/ada/repo",
        "https://github.com/",
        "https://github.com.evil.test/ada",
        "https://blog.test/ada",
    ] {
        assert_eq!(at(address), None, "{address}");
    }
}

#[test]
fn j14_a_page_of_endless_attributes_is_left_early() {
    let attributes: String = (0..100_000).map(|n| format!("a{n} ")).collect();
    assert_eq!(proof_at("https://ada.test/", &format!("<p {attributes}")), Err(TooComplex));
    // Long scripts, texts and pictures in the page are nothing special.
    let long = format!(
        "<script>{}</script><img src=\"data:image/png;base64,{}\"><p>{}</p><a rel=me href=https://devproof.test/user/ada>",
        "a < b; ".repeat(20_000),
        "A".repeat(100_000),
        "word ".repeat(20_000),
    );
    assert_eq!(proof(&long), Some(LinkProof::RelMe));
}
