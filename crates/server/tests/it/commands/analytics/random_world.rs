//! A world of random views, interests and answers between 2025 and 2027, around one seeker and one company.

use crate::kit::{Company, Person, TestApp};
use tokio_postgres::Client;

pub struct RandomWorld {
    /// Its server and database end with it.
    _app: TestApp,
    pub admin: Client,
    pub seeker: Person,
    pub company: Company,
    pub zone: &'static str,
}

/// Zones with and without summer time, north and south, and some that are not whole hours away.
const ZONES: [&str; 6] =
    ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Kiritimati", "UTC"];

impl RandomWorld {
    pub async fn make(seed: u8) -> Self {
        let app = TestApp::start().await;
        let admin = app.database.admin().await;
        let (seeker, company, other) = (app.seeker().await, app.company().await, app.company().await);
        let zone = ZONES[usize::from(seed) % ZONES.len()];
        let set = "update profiles set timezone = $2, tier = 'founding' where id = $1";
        admin.execute(set, &[&seeker.id, &zone]).await.expect("a zone");
        let sql = include_str!("random_world.sql")
            .replace(":seed", &format!("{}", f64::from(seed) / 100.0))
            .replace(":seeker", &format!("'{}'", seeker.id))
            .replace(":company", &format!("'{}'", company.id))
            .replace(":recruiter", &format!("'{}'", company.admin.id))
            .replace(":other", &format!("'{}'", other.id));
        admin.batch_execute(&sql).await.expect("a random world");
        Self { _app: app, admin, seeker, company, zone }
    }
}
