//! Worlds around one seeker and one company whose figures are computed from raw rows.

use crate::kit::{Company, Person, TestApp};
use devproof_claims::Clock;
use std::process::Stdio;
use time::Date;
use tokio_postgres::Client;
use uuid::Uuid;

pub struct World {
    /// Its server and database end with it.
    app: TestApp,
    pub admin: Client,
    pub seeker: Person,
    pub company: Company,
    pub zone: String,
}

/// Zones with and without summer time, north and south, and some that are not whole hours away.
const ZONES: [&str; 6] =
    ["Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Kiritimati", "UTC"];

impl World {
    /// The day that its server has now.
    pub fn today(&self) -> Date {
        self.app.clock.now().date()
    }

    /// Random views, interests and answers between 2025 and 2027.
    pub async fn random(seed: u8) -> Self {
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
        Self { app, admin, seeker, company, zone: zone.to_owned() }
    }

    /// The demo world, seen by its two people who are named in the README.
    pub async fn demo() -> Self {
        let app = TestApp::start().await;
        let seed = app.program().await.command("seed").stderr(Stdio::null()).status();
        assert!(seed.expect("it starts").success());
        let admin = app.database.admin().await;
        let mut account = app.newcomer().await;
        let person = async |address: &str| -> Uuid {
            let sql = "select id from auth.users where email = $1";
            admin.query_one(sql, &[&address]).await.expect("one of the demo's people").get(0)
        };
        account.id = person("seeker@demo.devproof.test").await;
        let seeker = app.session(&account, "aal1").await;
        account.id = person("admin@demo.devproof.test").await;
        let recruiter = app.session(&account, "aal1").await;
        // The tier that is told everything.
        let all = "update profiles set tier = 'founding' where id = $1 returning coalesce(timezone, 'UTC')";
        let zone = admin.query_one(all, &[&seeker.id]).await.expect("a seeker").get(0);
        let of = "select company_id from profiles where id = $1";
        let id = admin.query_one(of, &[&recruiter.id]).await.expect("an admin").get(0);
        Self { app, admin, seeker, company: Company { id, admin: recruiter }, zone }
    }
}
