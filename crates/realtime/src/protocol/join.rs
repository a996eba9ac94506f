//! The payload of `phx_join`. Parts that make no sense are read as their defaults, as the reference does;
//! only what a client would wait for in vain is refused later, by name.

use serde_json::{Map, Value};

/// What a client asks for when it joins.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct JoinRequest {
    /// A token of its own, when it sent one that is not an opaque key.
    pub token: Option<String>,
    /// `config.private`.
    pub private: bool,
    /// `config.broadcast.ack`: each broadcast waits for a reply.
    pub broadcast_ack: bool,
    /// `config.broadcast.self`: it hears its own broadcasts.
    pub broadcast_self: bool,
    /// `config.presence.enabled`: the client waits for a first state.
    pub presence: bool,
    /// `config.presence.key`, unless empty.
    pub presence_key: Option<String>,
    /// `config.postgres_changes`, null entries left out.
    pub bindings: Vec<BindingRequest>,
}

/// One entry of `config.postgres_changes`.
#[derive(Debug, Clone, PartialEq)]
pub struct BindingRequest {
    /// The entry as sent; the reply repeats it key by key.
    pub sent: Map<String, Value>,
}

impl JoinRequest {
    /// Reads a join's payload.
    pub fn parse(payload: &Value) -> Self {
        let config = &payload["config"];
        let bindings = config["postgres_changes"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_object)
            .map(|sent| BindingRequest { sent: sent.clone() })
            .collect();
        Self {
            token: token(&payload["user_token"]).or_else(|| token(&payload["access_token"])),
            private: truthy(&config["private"]),
            broadcast_ack: truthy(&config["broadcast"]["ack"]),
            broadcast_self: truthy(&config["broadcast"]["self"]),
            presence: truthy(&config["presence"]["enabled"]),
            presence_key: config["presence"]["key"].as_str().filter(|key| !key.is_empty()).map(str::to_owned),
            bindings,
        }
    }
}

/// A token worth checking. Opaque keys and absence mean the key the socket was opened with.
fn token(value: &Value) -> Option<String> {
    value.as_str().filter(|text| !text.starts_with("sb_")).map(str::to_owned)
}

/// Some clients send booleans as text.
fn truthy(value: &Value) -> bool {
    value.as_bool().unwrap_or(value.as_str() == Some("true"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_whole_payload_is_read() {
        let join = JoinRequest::parse(&json!({
            "config": {
                "broadcast": {"ack": "true", "self": true},
                "presence": {"key": "me", "enabled": true},
                "postgres_changes": [{"event": "*", "schema": "public", "table": "messages"}, null],
                "private": false
            },
            "access_token": "aaa.bbb.ccc"
        }));
        assert_eq!(join.token.as_deref(), Some("aaa.bbb.ccc"));
        assert!(join.broadcast_ack && join.broadcast_self && join.presence && !join.private);
        assert_eq!(join.presence_key.as_deref(), Some("me"));
        assert_eq!(join.bindings.len(), 1);
    }

    #[test]
    fn nonsense_is_read_as_nothing() {
        for payload in [json!(null), json!([]), json!({"config": 5}), json!({"config": {"postgres_changes": {}}})] {
            assert_eq!(JoinRequest::parse(&payload), JoinRequest::default(), "{payload}");
        }
    }

    #[test]
    fn the_users_token_wins_and_opaque_keys_count_as_none() {
        let both = json!({"user_token": "u", "access_token": "a"});
        assert_eq!(JoinRequest::parse(&both).token.as_deref(), Some("u"));
        assert_eq!(JoinRequest::parse(&json!({"access_token": "sb_publishable_x"})).token, None);
    }
}
