//! Uploads meant to do harm: nothing of them is served that could run, nothing is half there, nothing is read by
//! someone it was not meant for.

use super::{
    hostile_files::{
        SCRIPT, gif_of_frames, huge_gif, huge_webp, jpeg_of, jpeg_of_scans, jpeg_with_comment, jpeg_with_gps, png_of,
        png_with,
    },
    kit::{Download, code, conversation, form, name_in, picture, png, settled},
};
use crate::kit::TestApp;
use image::ImageFormat;

/// What must become of an upload.
#[derive(Clone, Copy)]
enum Fate {
    /// Refused with this code.
    Refused(&'static str),
    /// Taken in, and served so that it does nothing.
    Tamed,
}
use Fate::{Refused, Tamed};

const WRONG_TYPE: Fate = Refused("InvalidMimeType");
const BAD_IMAGE: Fate = Refused("InvalidImage");
const TOO_LARGE: Fate = Refused("EntityTooLarge");
const BAD_BODY: Fate = Refused("InvalidRequest");
const NO_FEATURE: Fate = Refused("FeatureNotEnabled");

struct Attempt(&'static str, &'static str, Vec<u8>, &'static str, Fate);

fn before(magic: &[u8]) -> Vec<u8> {
    [magic, SCRIPT].concat()
}

fn two_files() -> Vec<u8> {
    let (one, _) = form(&[], &png(), "a.png", "image/png");
    let open = one.strip_suffix(b"--xx--\r\n").expect("a form ends");
    [open, &one].concat()
}

/// What is tried: words about it, the bucket, the bytes, what they are said to be.
fn attempts() -> Vec<Attempt> {
    let html = || b"<!DOCTYPE html><html><script>alert(1)</script></html>".to_vec();
    let svg = || b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".to_vec();
    let text = |start: &str| format!("{start}{}", String::from_utf8_lossy(SCRIPT)).into_bytes();
    let form_of = |file: &[u8], name: &str, kind: &str| form(&[], file, name, kind).0;
    const FORM: &str = "multipart/form-data; boundary=xx";
    vec![
        // Pages and programs that call themselves pictures.
        Attempt("HTML as PNG", "avatars", html(), "image/png", WRONG_TYPE),
        Attempt("HTML as it is", "avatars", html(), "text/html", WRONG_TYPE),
        Attempt("HTML in capitals", "avatars", html(), "TEXT/HTML; charset=utf-8", WRONG_TYPE),
        Attempt("HTML in a form, as PNG", "avatars", form_of(&html(), "a.png", "image/png"), FORM, WRONG_TYPE),
        Attempt("HTML in a form, as it is", "avatars", form_of(&html(), "a.html", "text/html"), FORM, WRONG_TYPE),
        Attempt("XHTML", "avatars", text("<?xml version='1.0'?>"), "application/xhtml+xml", WRONG_TYPE),
        Attempt("SVG with a script", "avatars", svg(), "image/svg+xml", WRONG_TYPE),
        Attempt("SVG as PNG", "avatars", svg(), "image/png", WRONG_TYPE),
        Attempt(
            "SVG behind a byte order mark",
            "avatars",
            [b"\xef\xbb\xbf".to_vec(), svg()].concat(),
            "image/png",
            WRONG_TYPE,
        ),
        Attempt("a script", "avatars", b"alert(1)".to_vec(), "text/javascript", WRONG_TYPE),
        Attempt("plain words", "avatars", b"hello".to_vec(), "image/png", WRONG_TYPE),
        Attempt("a PDF", "avatars", before(b"%PDF-1.7\n"), "application/pdf", WRONG_TYPE),
        Attempt("a program for Windows", "avatars", before(b"MZ\x90\0"), "image/png", WRONG_TYPE),
        Attempt("a program for Linux", "projects", before(b"\x7fELF"), "image/png", WRONG_TYPE),
        Attempt("a ZIP", "projects", before(b"PK\x03\x04"), "image/png", WRONG_TYPE),
        Attempt("a gzip", "projects", before(b"\x1f\x8b\x08"), "image/png", WRONG_TYPE),
        Attempt("a BMP", "projects", before(b"BM\x3a\0\0\0"), "image/bmp", WRONG_TYPE),
        Attempt("a TIFF", "projects", before(b"II*\0"), "image/tiff", WRONG_TYPE),
        Attempt("an icon", "projects", before(b"\0\0\x01\0"), "image/x-icon", WRONG_TYPE),
        Attempt("an AVIF", "projects", before(b"\0\0\0\x20ftypavif"), "image/avif", WRONG_TYPE),
        Attempt("nothing", "avatars", Vec::new(), "image/png", WRONG_TYPE),
        // Pictures that are something else too.
        Attempt("a PNG's first bytes, then a page", "avatars", before(b"\x89PNG\r\n\x1a\n"), "image/png", BAD_IMAGE),
        Attempt("a JPEG's first bytes, then a page", "avatars", before(b"\xff\xd8\xff\xe0"), "image/jpeg", BAD_IMAGE),
        Attempt("a GIF that is a script", "avatars", b"GIF89a=1;/*\0\0*/alert(1)//".to_vec(), "image/gif", BAD_IMAGE),
        Attempt(
            "a WebP's first bytes, then a page",
            "avatars",
            before(b"RIFF\x30\0\0\0WEBPVP8 "),
            "image/webp",
            BAD_IMAGE,
        ),
        Attempt("a PNG with a page behind it", "avatars", before(&png()), "image/png", Tamed),
        Attempt(
            "a PNG with a page in a text",
            "avatars",
            png_with(b"tEXt", &before(b"Comment\0")),
            "image/png",
            Tamed,
        ),
        Attempt("a PNG with a page in a chunk", "avatars", png_with(b"eViL", SCRIPT), "image/png", Tamed),
        Attempt("a JPEG with a page in a comment", "avatars", jpeg_with_comment(SCRIPT), "image/jpeg", Tamed),
        Attempt(
            "a JPEG with a page behind it",
            "avatars",
            before(&picture(ImageFormat::Jpeg, 9, 9)),
            "image/png",
            Tamed,
        ),
        Attempt("a GIF with a page behind it", "avatars", before(&gif_of_frames(1)), "image/gif", Tamed),
        Attempt("a JPEG that says where it was taken", "avatars", jpeg_with_gps(), "image/jpeg", Tamed),
        Attempt(
            "a PNG with EXIF",
            "avatars",
            png_with(b"eXIf", b"MM\0*\0\0\0\x08\0\0HOME-OF-THE-VICTIM"),
            "image/png",
            Tamed,
        ),
        // Bombs.
        Attempt("a PNG of 30,000 a side", "avatars", png_of(30_000, 30_000), "image/png", BAD_IMAGE),
        Attempt("a PNG of 2^31 a side", "avatars", png_of(0x7fff_ffff, 0x7fff_ffff), "image/png", BAD_IMAGE),
        Attempt("a PNG of nothing", "avatars", png_of(0, 0), "image/png", BAD_IMAGE),
        Attempt("a PNG long and thin", "avatars", png_of(1, 1_000_000), "image/png", BAD_IMAGE),
        Attempt("a JPEG of 65,535 a side", "avatars", jpeg_of(65_535, 65_535), "image/jpeg", BAD_IMAGE),
        Attempt("a JPEG of a thousand scans", "avatars", jpeg_of_scans(1000), "image/jpeg", BAD_IMAGE),
        Attempt("a GIF of 65,535 a side", "avatars", huge_gif(), "image/gif", BAD_IMAGE),
        Attempt("a GIF of 100,000 frames", "avatars", gif_of_frames(100_000), "image/gif", Tamed),
        Attempt("a WebP of 16,384 a side", "avatars", huge_webp(), "image/webp", BAD_IMAGE),
        Attempt("a PNG cut off", "avatars", png()[..60].to_vec(), "image/png", BAD_IMAGE),
        Attempt("a PNG of 5 MB and a byte", "avatars", [png(), vec![0; 5 << 20]].concat(), "image/png", TOO_LARGE),
        Attempt("a text of 10 MB and a byte", "attachments", vec![b'a'; (10 << 20) + 1], "text/plain", TOO_LARGE),
        Attempt("a GIF of 65,535 a side, between two", "attachments", huge_gif(), "image/gif", BAD_IMAGE),
        Attempt("a PNG of 30,000 a side, between two", "attachments", png_of(30_000, 30_000), "image/png", BAD_IMAGE),
        // Between two: kept as they came, never shown.
        Attempt("a page between two", "attachments", html(), "text/html", WRONG_TYPE),
        Attempt("a page as text", "attachments", html(), "text/plain", WRONG_TYPE),
        Attempt("a page behind blanks", "attachments", text("\n\n \t"), "text/plain", WRONG_TYPE),
        Attempt("SVG as text", "attachments", svg(), "text/plain", WRONG_TYPE),
        Attempt("a script as text", "attachments", b"alert(document.domain)".to_vec(), "text/plain", Tamed),
        Attempt("a page in the middle of text", "attachments", text("Dear all, "), "text/plain", Tamed),
        Attempt(
            "a PDF with a script",
            "attachments",
            before(b"%PDF-1.7\n/JS (app.alert(1))"),
            "application/pdf",
            Tamed,
        ),
        Attempt(
            "text that commands terminals",
            "attachments",
            b"\x1b]0;owned\x07".to_vec(),
            "text/plain",
            WRONG_TYPE,
        ),
        Attempt("text with a NUL", "attachments", b"a\0b".to_vec(), "text/plain", WRONG_TYPE),
        Attempt("text in UTF-7's clothes", "attachments", b"+ADw-script+AD4-alert(1)".to_vec(), "text/plain", Tamed),
        Attempt("text in UTF-16", "attachments", b"\xff\xfe<\0s\0v\0g\0".to_vec(), "text/plain", WRONG_TYPE),
        Attempt("a ZIP between two", "attachments", before(b"PK\x03\x04"), "application/zip", WRONG_TYPE),
        Attempt("a good PNG with a page behind it", "attachments", before(&png()), "text/html", WRONG_TYPE),
        // Bodies that are no upload.
        Attempt(
            "a form without its boundary",
            "avatars",
            form_of(&png(), "a.png", "image/png"),
            "multipart/form-data",
            BAD_BODY,
        ),
        Attempt(
            "a form with another boundary",
            "avatars",
            form_of(&png(), "a.png", "image/png"),
            "multipart/form-data; boundary=yy",
            BAD_BODY,
        ),
        Attempt(
            "a form that ends early",
            "avatars",
            form_of(&png(), "a.png", "image/png")[..150].to_vec(),
            FORM,
            BAD_BODY,
        ),
        Attempt("a form of another kind", "avatars", png(), "multipart/mixed; boundary=xx", BAD_BODY),
        Attempt(
            "a form without a file",
            "avatars",
            b"--xx\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nb\r\n--xx--\r\n".to_vec(),
            FORM,
            BAD_BODY,
        ),
        Attempt("a form of two files", "avatars", two_files(), FORM, BAD_BODY),
        Attempt(
            "a file name that breaks lines",
            "avatars",
            form_of(&png(), "a\r\nX-Evil: 1\r\n\r\n.png", "image/png"),
            FORM,
            WRONG_TYPE,
        ),
        Attempt(
            "a file name that climbs",
            "avatars",
            form_of(&png(), "../../../etc/passwd", "image/png"),
            FORM,
            Tamed,
        ),
        Attempt(
            "an encoded form",
            "avatars",
            form(&[("contentEncoding", "gzip")], &png(), "a", "image/png").0,
            FORM,
            NO_FEATURE,
        ),
        Attempt(
            "metadata that are none",
            "avatars",
            form(&[("metadata", "[1]")], &png(), "a", "image/png").0,
            FORM,
            Refused("InvalidParameter"),
        ),
        Attempt(
            "a cache time that breaks lines",
            "avatars",
            form(&[("cacheControl", "1\r\nX-Evil: 1")], &png(), "a", "image/png").0,
            FORM,
            Tamed,
        ),
    ]
}

#[tokio::test]
async fn hostile_uploads_are_refused_or_tamed() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let (me, stranger) = (app.seeker().await, app.seeker().await);
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    let admin = app.database.admin().await;
    admin.execute("update storage.buckets set owner_objects = 1000", &[]).await.expect("room for all");

    let attempts = attempts();
    assert!(attempts.len() >= 60, "{}", attempts.len());
    let mut wrong = Vec::new();
    for Attempt(words, bucket, bytes, kind, fate) in attempts {
        let name = name_in(if bucket == "attachments" { talk } else { me.id });
        let answer = me.upload_as(bucket, &name, bytes, kind, &[]).await;
        let right = match fate {
            Refused(expected) => !answer.status.is_success() && code(&answer).1 == expected,
            Tamed => answer.status.is_success(),
        };
        if !right {
            wrong.push(format!("{words}: {} {}", answer.status, answer.text));
        }
        // Whatever became of it: what is served under its name does nothing.
        let served = Download::of(me.request("GET", &format!("/storage/v1/object/{bucket}/{name}"))).await;
        if answer.status.is_success() {
            wrong.extend(dangers(bucket, &served).into_iter().map(|danger| format!("{words}: {danger}")));
        } else if served.json()["code"] != "NoSuchKey" {
            wrong.push(format!("{words}: refused, and yet there is something"));
        }
        for path in [
            format!("/storage/v1/object/{bucket}/{name}"),
            format!("/storage/v1/object/authenticated/{bucket}/{name}"),
        ] {
            let stolen = Download::of(stranger.request("GET", &path)).await;
            if bucket == "attachments" && stolen.status == 200 {
                wrong.push(format!("{words}: read by a stranger"));
            }
        }
    }
    assert!(wrong.is_empty(), "{} are wrong:\n{}", wrong.len(), wrong.join("\n"));
    settled(&app).await;
}

/// What about an answer could harm whoever opens it.
fn dangers(bucket: &str, served: &Download) -> Vec<String> {
    let mut found = Vec::new();
    let contains = |needle: &[u8]| served.bytes.windows(needle.len()).any(|window| window == needle);
    let kind = served.header("content-type");
    let expected: &[&str] = match bucket {
        "attachments" => {
            &["image/png", "image/jpeg", "image/webp", "image/gif", "application/pdf", "text/plain; charset=utf-8"]
        }
        _ => &["image/png", "image/jpeg"],
    };
    if served.status != 200 || !expected.contains(&kind) {
        found.push(format!("served as {} {kind}", served.status));
    }
    if served.header("x-content-type-options") != "nosniff" {
        found.push("may be guessed at".to_owned());
    }
    if served.header("content-security-policy") != "default-src 'none'; sandbox" {
        found.push("stands in no sandbox".to_owned());
    }
    if !served.header("x-evil").is_empty() {
        found.push("has a header of the attacker's".to_owned());
    }
    if bucket == "attachments" {
        if !served.header("content-disposition").starts_with("attachment") {
            found.push("is shown".to_owned());
        }
    } else {
        for needle in [SCRIPT, b"alert", b"HOME-OF-THE-VICTIM", b"Exif", b"tEXt", b"eXIf"] {
            if contains(needle) {
                found.push(format!("still holds {}", String::from_utf8_lossy(needle)));
            }
        }
    }
    found
}

#[tokio::test]
async fn a_picture_taken_sideways_is_turned_and_tells_no_place() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let name = name_in(me.id);
    me.upload("avatars", &name, jpeg_with_gps()).await.ok();
    let seen = Download::of(app.http.get(format!("{}/storage/v1/object/public/avatars/{name}", app.url))).await;
    let turned = image::load_from_memory(&seen.bytes).unwrap();
    assert_eq!((turned.width(), turned.height()), (20, 30));
}

#[tokio::test]
async fn l3_pictures_in_chats_tell_no_place_and_stay_as_they_are() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let me = app.seeker().await;
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    let secret = b"HOME-OF-THE-VICTIM";
    for (kind, bytes) in [
        ("image/jpeg", jpeg_with_gps()),
        ("image/jpeg", jpeg_with_comment(secret)),
        ("image/jpeg", [jpeg_with_gps(), secret.to_vec()].concat()),
        ("image/png", png_with(b"eXIf", secret)),
        ("image/png", png_with(b"iTXt", secret)),
    ] {
        let before = image::load_from_memory(&bytes).expect("a picture");
        let name = name_in(talk);
        me.upload_as("attachments", &name, bytes, kind, &[]).await.ok();
        let seen = Download::of(me.request("GET", &format!("/storage/v1/object/attachments/{name}"))).await;
        for needle in [secret.as_slice(), b"GPS", b"eXIf", b"iTXt"] {
            assert!(!seen.bytes.windows(needle.len()).any(|window| window == needle), "{kind}");
        }
        assert_eq!(seen.header("content-type"), kind);
        assert_eq!(seen.header("content-length"), seen.bytes.len().to_string());
        assert_eq!(image::load_from_memory(&seen.bytes).expect("a picture"), before, "not one pixel");
    }
    settled(&app).await;
}
