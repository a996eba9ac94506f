//! Bounds: how much one person keeps, how much continues at once, and what is deleted by itself.

use super::kit::{Download, code, conversation, name_in, png, settled};
use crate::kit::TestApp;
use futures::future::join_all;
use uuid::Uuid;

#[tokio::test]
async fn a_persons_files_are_counted_exactly() {
    let app = TestApp::start().await;
    let me = app.seeker().await;
    let admin = app.database.admin().await;
    admin.execute("update storage.buckets set owner_objects = 5 where id = 'projects'", &[]).await.expect("a limit");
    let names: Vec<String> = (0..20).map(|_| name_in(me.id)).collect();
    // More at once than one person may do; tried again until each is in or over the limit.
    let answers = join_all(names.iter().map(|name| async {
        loop {
            let answer = me.upload("projects", name, png()).await;
            if answer.status.as_u16() != 429 {
                return answer;
            }
            assert_eq!(answer.header("retry-after"), "2");
            tokio::time::sleep(std::time::Duration::from_millis(30)).await;
        }
    }))
    .await;
    let stored: Vec<&String> =
        names.iter().zip(&answers).filter(|(_, answer)| answer.status.is_success()).map(|(name, _)| name).collect();
    assert_eq!(stored.len(), 5);
    for refused in answers.iter().filter(|answer| !answer.status.is_success()) {
        assert_eq!(code(refused), ("409".to_owned(), "QuotaExceeded".to_owned()));
    }
    assert_eq!(me.list("projects", &me.id.to_string()).await.len(), 5);
    // Replacing needs no more room; a deleted one makes room.
    me.upload_as("projects", stored[0], png(), "image/png", &[("x-upsert", "true")]).await.ok();
    me.remove("projects", &[stored[1]]).await;
    me.upload("projects", &name_in(me.id), png()).await.ok();
    assert_eq!(code(&me.upload("projects", &name_in(me.id), png()).await).1, "QuotaExceeded");
    let counted = admin
        .query_one(
            "select u.objects::bigint = count(o.*) and u.bytes = sum(o.size) from storage.usage u
             join storage.objects o on o.owner = u.owner and o.bucket_id = u.bucket_id group by u.objects, u.bytes",
            &[],
        )
        .await
        .expect("a count");
    assert!(counted.get::<_, bool>(0), "the count is that of the rows");
    settled(&app).await;
}

#[tokio::test]
async fn bytes_are_counted_too() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let me = app.seeker().await;
    let talk = conversation(&app, company.id, &[&me, &company.admin]).await;
    let admin = app.database.admin().await;
    admin.execute("update storage.buckets set owner_bytes = 1000", &[]).await.expect("a limit");
    me.upload("attachments", &name_in(talk), vec![b'a'; 600]).await.ok();
    assert_eq!(code(&me.upload("attachments", &name_in(talk), vec![b'a'; 600]).await).1, "QuotaExceeded");
    company.admin.upload("attachments", &name_in(talk), vec![b'a'; 600]).await.ok();
    settled(&app).await;
}

#[tokio::test]
async fn what_nothing_refers_to_is_swept_after_a_day() {
    let app = TestApp::start().await;
    let company = app.company().await;
    let me = app.seeker().await;
    let admin = app.database.admin().await;
    let [used, unused, fresh, project] = [(); 4].map(|()| name_in(me.id));
    let (logo, old_logo) = (name_in(company.id), name_in(company.id));
    for name in [&used, &unused, &fresh] {
        me.upload("avatars", name, png()).await.ok();
    }
    me.upload("projects", &project, png()).await.ok();
    for name in [&logo, &old_logo] {
        company.admin.upload("logos", name, png()).await.ok();
    }
    let address = |bucket: &str, name: &str| format!("/storage/v1/object/public/{bucket}/{name}");
    admin
        .execute("update profiles set avatar_url = $2 where id = $1", &[&me.id, &address("avatars", &used)])
        .await
        .expect("an avatar");
    admin
        .execute("update companies set logo_url = $2 where id = $1", &[&company.id, &address("logos", &logo)])
        .await
        .expect("a logo");
    admin
        .execute(
            "insert into featured_projects (profile_id, position, title, image_url) values ($1, 0, 'A', $2)",
            &[&me.id, &address("projects", &project)],
        )
        .await
        .expect("a project");
    let age = "update storage.objects set look_at = now() where name <> $1";
    admin.execute(age, &[&fresh]).await.expect("a day passes");
    app.app.storage().sweep().await.expect("swept");

    for (bucket, name, stays) in [
        ("avatars", &used, true),
        ("avatars", &fresh, true),
        ("avatars", &unused, false),
        ("projects", &project, true),
        ("logos", &logo, true),
        ("logos", &old_logo, false),
    ] {
        let seen = Download::of(app.http.get(format!("{}{}", app.url, address(bucket, name)))).await;
        assert_eq!(seen.status == 200, stays, "{bucket}/{name}");
    }
    settled(&app).await;

    // Anyone who deletes their account leaves nothing behind.
    admin.execute("delete from auth.users where id = $1", &[&me.id]).await.expect("gone");
    admin.execute(age, &[&""]).await.expect("a day passes");
    app.app.storage().sweep().await.expect("swept");
    let left: i64 = admin
        .query_one("select count(*) from storage.objects where owner = $1", &[&me.id])
        .await
        .expect("a count")
        .get(0);
    assert_eq!(left, 0);
    settled(&app).await;
}

#[tokio::test]
async fn bytes_without_a_name_go_and_a_name_never_comes_without_bytes() {
    let app = TestApp::start().await;
    let admin = app.database.admin().await;
    // An upload that was killed after its bytes were written.
    let version = Uuid::new_v4().simple().to_string();
    let folder = app.data_dir.join("storage/objects").join(&version[..2]).join(&version[2..4]);
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join(&version), "left over").expect("a file");
    let note = format!("insert into storage.orphaned_objects values ('{version}', now() - interval '1 second')");
    admin.batch_execute(&note).await.expect("a note");
    app.app.storage().sweep().await.expect("swept");
    settled(&app).await;

    let me = app.seeker().await;
    let late = admin
        .batch_execute(&format!(
            "insert into storage.objects (bucket_id, name, owner, version, size, content_type, etag, cache_control)
             values ('avatars', '{}', '{}', '{version}', 1, 'image/png', md5(''), '')",
            name_in(me.id),
            me.id
        ))
        .await
        .expect_err("its bytes are gone");
    assert_eq!(late.code().map(tokio_postgres::error::SqlState::code), Some("55000"));
}
