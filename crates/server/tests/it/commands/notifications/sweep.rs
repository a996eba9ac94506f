//! Old notifications go, and nobody keeps more than 500.

use crate::{commands::count, kit::TestApp};
use devproof_claims::Clock;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_or_too_much_is_swept_away() {
    let app = TestApp::start().await;
    let (busy, quiet) = (app.seeker().await, app.seeker().await);
    let many = "insert into notifications (profile_id, kind, event, thing, title, path, is_shown, created_at)
        select $1, 'approved', 'event ' || n, 'thing', 'Title ' || n, '/dashboard', true, now() - n * interval '1 minute'
        from generate_series(1, 620) n";
    let old = "insert into notifications (profile_id, kind, event, thing, title, path, is_shown, created_at)
        select $1, 'approved', 'event ' || n, 'thing', 'Title', '/dashboard', true, now() - n * interval '89 days'
        from generate_series(1, 3) n";
    for (sql, person) in [(many, &busy), (old, &quiet)] {
        app.database.admin().await.execute(sql, &[&person.id]).await.expect("rows");
    }
    let swept = devproof_commands::sweep_notifications(&app.db, app.clock.now()).await.expect("the database answers");
    assert_eq!(swept, 122);
    let left = "select count(*) from notifications where profile_id = $1";
    assert_eq!((count(&app, left, busy.id).await, count(&app, left, quiet.id).await), (500, 1));
    let newest = "select count(*) from notifications where profile_id = $1 and event = 'event 500'";
    assert_eq!(count(&app, newest, busy.id).await, 1, "the newest stay");
    assert_eq!(devproof_commands::sweep_notifications(&app.db, app.clock.now()).await.expect("it answers"), 0);
}
