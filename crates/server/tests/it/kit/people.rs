//! People: accounts with a session, arranged directly in the database, acting over HTTP.

use super::{Answer, TestApp};
use devproof_claims::Clock;
use serde_json::{Value, json};
use tokio_postgres::Client;
use uuid::Uuid;

/// Someone with an account and a session.
#[derive(Debug, Clone)]
pub struct Person {
    /// The account and profile.
    pub id: Uuid,
    /// The session.
    pub session_id: Uuid,
    /// The address.
    pub email: String,
    /// The access token.
    pub token: String,
    url: String,
    anon_key: String,
    http: reqwest::Client,
}

/// A company with its admin.
#[derive(Debug, Clone)]
pub struct Company {
    /// The company.
    pub id: Uuid,
    /// Its admin.
    pub admin: Person,
}

impl TestApp {
    /// An account that has not chosen a role yet.
    pub async fn newcomer(&self) -> Person {
        let id = Uuid::new_v4();
        let email = format!("{}@example.test", id.simple());
        let admin = self.database.admin().await;
        admin
            .execute(
                "insert into auth.users (id, email, email_confirmed_at, app_metadata)
                 values ($1, $2, now(), '{\"provider\":\"email\",\"providers\":[\"email\"]}')",
                &[&id, &email],
            )
            .await
            .expect("an account");
        self.sign_in(&admin, id, email, "aal1").await
    }

    /// Another session of the same person, at this assurance level.
    pub async fn session(&self, person: &Person, aal: &str) -> Person {
        self.sign_in(&self.database.admin().await, person.id, person.email.clone(), aal).await
    }

    /// Gives the person a second factor that no one can answer. Their sessions owe it from now on; the new one that is
    /// returned has shown it.
    pub async fn with_factor(&self, person: &Person) -> Person {
        let factor = "insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
                      values (gen_random_uuid(), $1, 'totp', 'verified', '\\x00', now(), now())";
        self.database.admin().await.execute(factor, &[&person.id]).await.expect("a factor");
        self.session(person, "aal2").await
    }

    async fn sign_in(&self, admin: &Client, id: Uuid, email: String, aal: &str) -> Person {
        let session_id = Uuid::new_v4();
        let now = self.clock.now();
        admin
            .execute(
                "insert into auth.sessions (id, user_id, aal, authenticated_at, rotated_at, created_at) values ($1, $2, $3, $4, $4, $4)",
                &[&session_id, &id, &aal, &now],
            )
            .await
            .expect("a session");
        let seconds = now.unix_timestamp();
        let claims = json!({
            "iss": self.app.config.auth_url(), "aud": "authenticated", "role": "authenticated", "sub": id,
            "email": email, "session_id": session_id, "aal": aal, "iat": seconds, "exp": seconds + 3600,
            "amr": [{ "method": "password", "timestamp": seconds }], "is_anonymous": false,
        });
        let token = self.signer.sign(&claims).expect("a token");
        let (url, anon_key, http) = (self.url.clone(), self.anon_key(), self.http.clone());
        Person { id, session_id, email, token, url, anon_key, http }
    }

    /// A job seeker who is through with onboarding.
    pub async fn seeker(&self) -> Person {
        let person = self.newcomer().await;
        let set = "update profiles set role = 'job_seeker', needs_onboarding = false, full_name = 'Sam Seeker' where id = $1";
        self.database.admin().await.execute(set, &[&person.id]).await.expect("a seeker");
        person
    }

    /// An approved company with its admin.
    pub async fn company(&self) -> Company {
        self.company_in("approved").await
    }

    /// An approved company on this tier, with its admin. Others have the largest one, so that only tests about limits meet them.
    pub async fn company_on(&self, tier: &str) -> Company {
        let company = self.company().await;
        self.set_plan(&company, tier).await;
        company
    }

    /// Gives a company another tier, as staff would.
    pub async fn set_plan(&self, company: &Company, tier: &str) {
        let set = "update private.company_plans set tier = $2 where company_id = $1";
        self.database.admin().await.execute(set, &[&company.id, &tier]).await.expect("a plan");
    }

    /// A company in this state of approval, with its admin.
    pub async fn company_in(&self, status: &str) -> Company {
        let admin = self.newcomer().await;
        let client = self.database.admin().await;
        let slug = format!("co-{}", &admin.id.simple().to_string()[..12]);
        let id: Uuid = client
            .query_one(
                "insert into companies (slug, name, approval_status) values ($1, 'Halyard', $2) returning id",
                &[&slug, &status],
            )
            .await
            .expect("a company")
            .get(0);
        join(&client, admin.id, id, "admin").await;
        let plan = "insert into private.company_plans (company_id, tier) values ($1, 'flagship')";
        client.execute(plan, &[&id]).await.expect("a plan");
        Company { id, admin }
    }

    /// A recruiter of the company with these permissions.
    pub async fn recruiter(&self, company: &Company, permissions: &[&str]) -> Person {
        let person = self.newcomer().await;
        let client = self.database.admin().await;
        join(&client, person.id, company.id, "recruiter").await;
        client
            .execute(
                "insert into recruiter_permissions (profile_id, permission) select $1, unnest($2::text[])",
                &[&person.id, &permissions],
            )
            .await
            .expect("permissions");
        person
    }

    /// A member of staff, with two factors in this session.
    pub async fn staff(&self) -> Person {
        let person = self.newcomer().await;
        let set = "update profiles set is_internal_admin = true, needs_onboarding = false, full_name = 'Stef Staff' where id = $1";
        self.database.admin().await.execute(set, &[&person.id]).await.expect("staff");
        self.session(&person, "aal2").await
    }
}

async fn join(client: &Client, person: Uuid, company: Uuid, role: &str) {
    client
        .execute(
            "update profiles set role = 'employer', needs_onboarding = false, full_name = 'Erin Employer', company_id = $2,
                 company_role = $3, company_approval_status = (select approval_status from companies where id = $2)
             where id = $1",
            &[&person, &company, &role],
        )
        .await
        .expect("a member");
}

impl Person {
    /// The same person before another server.
    pub fn at(&self, url: &str) -> Self {
        Self { url: url.to_owned(), ..self.clone() }
    }

    /// A request as this person.
    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let request = self.http.request(method.parse().expect("a method"), format!("{}{path}", self.url));
        request.header("apikey", &self.anon_key).bearer_auth(&self.token)
    }

    /// Reads.
    pub async fn get(&self, path: &str) -> Answer {
        Answer::of(self.request("GET", path)).await
    }

    /// Posts JSON.
    pub async fn post(&self, path: &str, body: &Value) -> Answer {
        Answer::of(self.request("POST", path).json(body)).await
    }

    /// Calls a command or function by name.
    pub async fn rpc(&self, name: &str, arguments: &Value) -> Answer {
        self.post(&format!("/rest/v1/rpc/{name}"), arguments).await
    }
}
