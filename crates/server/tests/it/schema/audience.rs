//! The change feed's audiences hold everyone who may see a row, so that asking only them loses no one.

use crate::access::World;
use uuid::Uuid;

#[tokio::test]
async fn nobody_who_may_see_a_row_is_outside_its_audience() {
    let world = World::build().await;
    let tables = world
        .admin
        .query(
            "select tablename::text from pg_publication_tables where pubname = 'supabase_realtime' order by 1",
            &[],
        )
        .await
        .unwrap();
    assert_eq!(tables.len(), 20, "a published table was added: give it an audience and a row in the world");
    for table in tables.iter().map(|row| row.get::<_, String>(0)) {
        let sql =
            format!("select to_jsonb(t), t.ctid::text, private.audience_{table}(to_jsonb(t)) from public.{table} t");
        let rows = world.admin.query(&sql, &[]).await.expect("the database answers");
        assert!(!rows.is_empty(), "{table}: nothing to look at");
        for person in world.people() {
            let seen = visible(&world, &table, person.id, person.session_id).await;
            for row in &rows {
                let (at, audience): (String, Vec<Uuid>) = (row.get(1), row.get(2));
                assert!(
                    !seen.contains(&at) || audience.contains(&person.id),
                    "{table}: {} sees {} and is not in its audience",
                    person.email,
                    row.get::<_, serde_json::Value>(0)
                );
            }
        }
    }
}

/// Places of the rows that the policies show this person.
async fn visible(world: &World, table: &str, id: Uuid, session: Uuid) -> Vec<String> {
    let claims = "select set_config('request.jwt.claim.sub', $1::text, true), set_config('request.jwt.claim.session_id', $2::text, true)";
    // Policies decide about rows; a row's place takes the right to all columns.
    let begin = format!("begin; grant select on public.{table} to authenticated; set local role authenticated");
    world.admin.batch_execute(&begin).await.expect("the database answers");
    world.admin.execute(claims, &[&id.to_string(), &session.to_string()]).await.expect("the database answers");
    let rows = world
        .admin
        .query(&format!("select ctid::text from public.{table}"), &[])
        .await
        .expect("the database answers");
    world.admin.batch_execute("rollback").await.expect("the database answers");
    rows.iter().map(|row| row.get(0)).collect()
}

#[tokio::test]
async fn l8_whoever_may_no_longer_read_a_conversation_is_not_in_the_audience_of_its_messages() {
    let app = crate::kit::TestApp::start().await;
    let (company, seeker) = (app.company().await, app.seeker().await);
    let recruiter = app.recruiter(&company, &["message_candidates"]).await;
    let talk = crate::storage::kit::conversation(&app, company.id, &[&seeker, &recruiter]).await;
    let admin = app.database.admin().await;
    let audience = async |table: &str, key: &str| -> Vec<Uuid> {
        let sql = format!("select private.audience_{table}(jsonb_build_object('{key}', $1::uuid))");
        let mut all: Vec<Uuid> = admin.query_one(&sql, &[&talk]).await.expect("the database answers").get(0);
        all.sort_unstable();
        all
    };
    let mut both = vec![seeker.id, recruiter.id];
    both.sort_unstable();
    assert_eq!(audience("messages", "conversation_id").await, both);
    for (sql, id, left) in [
        ("delete from recruiter_permissions where profile_id = $1", recruiter.id, vec![seeker.id]),
        ("update profiles set is_active = false where id = $1", seeker.id, Vec::new()),
    ] {
        admin.execute(sql, &[&id]).await.expect("the statement runs");
        assert_eq!(audience("messages", "conversation_id").await, left, "{sql}");
        assert_eq!(audience("conversations", "id").await, left, "{sql}");
    }
}
