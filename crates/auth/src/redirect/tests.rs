use super::*;

fn redirects() -> Redirects {
    let allow = ["http://localhost:3000/**", "https://*.preview.site.tld/*", "myapp://callback", "https://other.tld"];
    Redirects::new("https://site.tld", &allow.map(str::to_owned)).unwrap()
}

#[test]
fn the_site_and_the_allow_list_pass_as_written() {
    for good in [
        "https://site.tld",
        "https://site.tld/auth/reset-password",
        "https://SITE.tld/a",
        "https://site.tld:443/a",
        "https://site.tld/a?sb_flow_id=1&x=%2F#there",
        "http://localhost:3000/deep/path.html?q=1",
        "https://one.preview.site.tld/page",
        "https://other.tld/",
        "https://other.tld?q=1",
        "myapp://callback",
    ] {
        let chosen = redirects().choose(Some(good), None);
        assert_eq!(chosen, Url::parse(good).unwrap(), "{good}");
    }
}

#[test]
fn everything_else_becomes_the_site() {
    for bad in [
        "https://evil",
        "//evil",
        "/relative",
        "evil",
        "https:evil",
        "https:/site.tld",
        "https://site.tld.evil",
        "https://evil-site.tld",
        "https://site.tld@evil",
        "https://site.tld:x@evil/",
        "https://site.tld\\@evil",
        "https:\\\\site.tld",
        "http://site.tld",
        "https://site.tld:8443",
        "javascript:alert(1)",
        "javascript://site.tld/%0aalert(1)",
        "data:text/html,x",
        "file:///etc/passwd",
        "https://2130706433",
        "https://0x7f.1/",
        "https://127.0.0.1",
        "https://site.tld%2f%2fevil",
        "%2f%2fevil",
        "https://site.tld/\r\nSet-Cookie: a=b",
        "https://site.tld/\u{0}",
        " https://site.tld",
        "https://site.tld ",
        "https://ѕite.tld",
        "https://xn--ite-e9d.tld",
        "https://site。tld",
        "https://preview.site.tld/x",
        "https://a.b.preview.site.tld/x",
        "https://evil/.preview.site.tld/x",
        "https://evil.tld/x.preview.site.tld/x",
        "https://one.preview.site.tld/page/deeper",
        "http://localhost:3001/",
        "https://localhost:3000/",
        "https://other.tld/path",
        "myapp://callback/more",
        "myapp2://callback",
    ] {
        assert_eq!(redirects().choose(Some(bad), None).as_str(), "https://site.tld/", "{bad:?}");
    }
}

#[test]
fn the_referring_page_counts_when_nothing_was_asked_for() {
    let choose = |requested, referer| redirects().choose(requested, Some(referer)).to_string();
    assert_eq!(choose(None, "https://site.tld/signup"), "https://site.tld/signup");
    assert_eq!(choose(Some(""), "http://localhost:3000/x"), "http://localhost:3000/x");
    assert_eq!(choose(None, "https://evil/"), "https://site.tld/");
    assert_eq!(choose(Some("https://evil"), "https://site.tld/signup"), "https://site.tld/");
}

#[test]
fn senseless_settings_are_refused() {
    assert!(Redirects::new("site.tld", &[]).is_err());
    assert!(Redirects::new("ftp://site.tld", &[]).is_err());
    for bad in ["site.tld/**", "javascript://**", "https://", "https://a@b/**"] {
        assert!(Redirects::new("https://site.tld", &[bad.to_owned()]).is_err(), "{bad}");
    }
}

#[test]
fn wildcards_stop_at_separators_unless_doubled() {
    assert!(glob(b"/a/*", b"/a/b") && !glob(b"/a/*", b"/a/b/c") && !glob(b"/a/*", b"/a/b.c"));
    assert!(glob(b"/a/**", b"/a/b/c.d") && glob(b"/**/z", b"/x/y/z") && !glob(b"/**/z", b"/z"));
    assert!(glob(b"a?c", b"abc") && !glob(b"a?c", b"a/c") && !glob(b"", b"a") && glob(b"", b""));
    assert!(glob(&b"*".repeat(100), &b"a".repeat(2000)));
}
