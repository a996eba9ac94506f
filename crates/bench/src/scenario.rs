//! The requests that are measured.

use crate::world::{Person, World};
use serde_json::{Value, json};
use std::borrow::Cow;
use uuid::Uuid;

/// The request that PostgreSQL has no part in.
pub const EMPTY: &str = "empty request";
/// A page of jobs by words.
pub const SEARCH: &str = "search";

/// One request.
#[derive(Debug, Clone)]
pub struct Call {
    pub method: &'static str,
    pub path: String,
    pub token: Option<String>,
    pub accept: Option<&'static str>,
    pub body: Option<String>,
}

/// What one connection asks, again and again.
#[derive(Debug, Clone)]
pub enum Visit {
    /// The same request.
    Same(Call),
    /// A new message in a conversation.
    Message { token: String, conversation: Uuid },
    /// The session's newest refresh token for the next one.
    Refresh { token: String },
}

/// A kind of request, and who asks.
#[derive(Debug, Clone)]
pub struct Scenario {
    pub name: &'static str,
    pub visits: Vec<Visit>,
}

impl Scenario {
    /// Gives refreshes sessions that the opponent does not touch: its script turns those that were recorded.
    pub async fn take_own_sessions(&mut self, world: &World) -> anyhow::Result<()> {
        for (visit, person) in self.visits.iter_mut().zip(&world.seekers) {
            if let Visit::Refresh { token } = visit {
                *token = world.sign_in(person.id, person.conversation).await?.refresh_token;
            }
        }
        Ok(())
    }
}

impl Visit {
    /// The next request.
    pub fn call(&self) -> Cow<'_, Call> {
        match self {
            Self::Same(call) => Cow::Borrowed(call),
            Self::Message { token, conversation } => Cow::Owned(rpc(
                token,
                "send_message",
                &json!({
                    "p_id": Uuid::new_v4(), "p_conversation_id": conversation,
                    "p_body": "Thank you for the quick answer. Thursday at ten suits me, and I bring the questions.",
                }),
            )),
            Self::Refresh { token } => Cow::Owned(Call {
                method: "POST",
                path: "/auth/v1/token?grant_type=refresh_token".to_owned(),
                token: None,
                accept: None,
                body: Some(json!({ "refresh_token": token }).to_string()),
            }),
        }
    }

    /// Whether the next request depends on this one's answer.
    pub const fn learns(&self) -> bool {
        matches!(self, Self::Refresh { .. })
    }

    /// Takes over what the answer changes for the next request.
    pub fn answered(&mut self, body: &[u8]) {
        if let Self::Refresh { token } = self
            && let Ok(answer) = serde_json::from_slice::<Value>(body)
            && let Some(next) = answer["refresh_token"].as_str()
        {
            next.clone_into(token);
        }
    }
}

/// What people look for, a slip among it.
const WORDS: [&str; 8] =
    ["rust", "senior engineer", "postgres", "remote data", "kuberntes", "front", "berlin go", "security"];

pub fn rpc(token: &str, name: &str, arguments: &Value) -> Call {
    Call {
        method: "POST",
        path: format!("/rest/v1/rpc/{name}"),
        token: Some(token.to_owned()),
        accept: None,
        body: Some(arguments.to_string()),
    }
}

/// All scenarios of the app.
pub async fn all(world: &World) -> anyhow::Result<Vec<Scenario>> {
    let each = |people: &[Person], call: &dyn Fn(usize, &Person) -> Call| -> Vec<Visit> {
        people.iter().enumerate().map(|(n, person)| Visit::Same(call(n, person))).collect()
    };
    // Sessions of their own: a refresh makes older access tokens look reused after a while.
    let mut refreshing = Vec::new();
    for person in &world.seekers {
        let token = world.sign_in(person.id, person.conversation).await?.refresh_token;
        refreshing.push(Visit::Refresh { token });
    }
    let writing =
        |person: &Person| Visit::Message { token: person.access_token.clone(), conversation: person.conversation };
    let visitor = |path: &str| Call { method: "GET", path: path.to_owned(), token: None, accept: None, body: None };
    Ok(vec![
        Scenario { name: EMPTY, visits: each(&world.seekers, &|_, _| visitor("/healthz")) },
        Scenario { name: "session refresh", visits: refreshing },
        Scenario {
            name: "own profile by id",
            visits: each(&world.seekers, &|_, person| Call {
                method: "GET",
                path: format!(
                    "/rest/v1/profiles?id=eq.{}&select=id,full_name,headline,role,company_id,avatar_url,slug",
                    person.id
                ),
                token: Some(person.access_token.clone()),
                accept: Some("application/vnd.pgrst.object+json"),
                body: None,
            }),
        },
        Scenario {
            name: "jobs page",
            visits: each(&world.seekers, &|_, person| rpc(&person.access_token, "browse_jobs", &json!({}))),
        },
        Scenario {
            name: "unread badge",
            visits: each(&world.seekers, &|_, person| rpc(&person.access_token, "get_badges", &json!({}))),
        },
        Scenario {
            name: "interested candidates",
            visits: each(&world.employers, &|_, person| {
                rpc(
                    &person.access_token,
                    "get_interested_candidates_for_employer",
                    &json!({ "p_employer_id": person.id }),
                )
            }),
        },
        Scenario {
            name: "skills list, visitor",
            visits: each(&world.seekers, &|_, _| visitor("/rest/v1/skills?select=slug,name&order=slug&limit=200")),
        },
        Scenario { name: "message insert", visits: world.seekers.iter().map(writing).collect() },
        Scenario {
            name: SEARCH,
            visits: each(&world.seekers, &|n, person| {
                rpc(&person.access_token, "search", &json!({ "p_query": WORDS[n % WORDS.len()], "p_kind": "jobs" }))
            }),
        },
    ])
}
