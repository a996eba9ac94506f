//! The route: who calls, which function, and the gateway's own errors.

use crate::{FunctionRequest, FunctionResponse, Functions};
use axum::{
    Extension, Router,
    body::{Body, to_bytes},
    extract::{Path, State},
    routing::any,
};
use devproof_claims::{ApiKeyState, Caller, Identity, Role, SessionFault};
use http::{HeaderMap, Method, StatusCode, Uri, header};
use http_body_util::LengthLimitError;
use serde_json::{Value, json};
use std::{collections::HashMap, sync::Arc};

/// Longest name, in bytes.
const MAX_NAME: usize = 100;

/// The functions behind their names, to be mounted at `/functions/v1` inside the server's identify layer.
pub fn router(functions: Arc<dyn Functions>) -> Router {
    Router::new()
        .route("/{name}", any(call))
        .route("/{name}/{*rest}", any(call))
        .fallback(|| async { unknown() })
        .with_state(functions)
}

async fn call(
    State(functions): State<Arc<dyn Functions>>,
    Extension(identity): Extension<Identity>,
    Path(path): Path<HashMap<String, String>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
    body: Body,
) -> FunctionResponse {
    let caller = match caller(&identity) {
        Ok(caller) => caller,
        Err(refused) => return *refused,
    };
    let name = path.get("name").map(String::as_str).unwrap_or_default();
    if name.is_empty() || name.len() > MAX_NAME {
        return unknown();
    }
    let most = functions.max_body(name);
    let too_large = || {
        let message = format!("The body is larger than {} MB", most / 1_000_000);
        refusal(StatusCode::PAYLOAD_TOO_LARGE, &error("PAYLOAD_TOO_LARGE", &message))
    };
    // What says that it is too large isn't waited for.
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse::<usize>().ok());
    if length.is_some_and(|length| length > most) {
        return too_large();
    }
    let body = match to_bytes(body, most).await {
        Ok(body) => body,
        Err(error) if is_length_limit(&error) => return too_large(),
        Err(_) => return refusal(StatusCode::BAD_REQUEST, &error("BAD_REQUEST", "The body can't be read")),
    };
    let rest = path.get("rest").cloned().unwrap_or_default();
    let query = uri.query().unwrap_or_default().to_owned();
    let request = FunctionRequest { caller, method, path: rest, query, headers, body };
    functions.invoke(name, request).await.unwrap_or_else(unknown)
}

/// Whether reading ended because there was more than may be.
fn is_length_limit(error: &axum::Error) -> bool {
    let mut cause: Option<&(dyn std::error::Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if error.is::<LengthLimitError>() {
            return true;
        }
        cause = error.source();
    }
    false
}

/// A token that holds, or an API key alone.
fn caller(identity: &Identity) -> Result<Caller, Box<FunctionResponse>> {
    let unauthorized = |message| Box::new(refusal(StatusCode::UNAUTHORIZED, &json!({ "msg": message })));
    let caller = identity.caller.as_ref().map_err(|_| unauthorized("Invalid JWT"))?;
    match identity.session_fault {
        None => {}
        Some(SessionFault::Ended) => return Err(unauthorized("Invalid JWT")),
        Some(SessionFault::FactorNeeded) => {
            let body = error(SessionFault::FACTOR_CODE, SessionFault::FACTOR_MESSAGE);
            return Err(Box::new(refusal(StatusCode::FORBIDDEN, &body)));
        }
    }
    let known = identity.bearer.is_some()
        || matches!(identity.api_key, ApiKeyState::Anon | ApiKeyState::ServiceRole)
        // An API key that was sent as the bearer.
        || caller.role != Role::Anon
        || caller.expires_at.is_some();
    if known { Ok(caller.clone()) } else { Err(unauthorized("Error: Missing authorization header")) }
}

fn unknown() -> FunctionResponse {
    refusal(StatusCode::NOT_FOUND, &error("NOT_FOUND", "Requested function was not found"))
}

fn error(code: &str, message: &str) -> Value {
    json!({ "code": code, "message": message })
}

fn refusal(status: StatusCode, body: &Value) -> FunctionResponse {
    FunctionResponse::json(status, body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::body::Body;
    use devproof_claims::TokenError;
    use http::Request;
    use std::net::{IpAddr, Ipv4Addr};
    use tower::ServiceExt;

    struct Echo;

    #[async_trait::async_trait]
    impl Functions for Echo {
        async fn invoke(&self, name: &str, request: FunctionRequest) -> Option<FunctionResponse> {
            let FunctionRequest { caller, method, path, query, body, .. } = request;
            let seen = json!({
                "role": caller.role.as_str(), "method": method.as_str(), "path": path, "query": query,
                "body": String::from_utf8_lossy(&body),
            });
            (name == "echo").then(|| FunctionResponse::json(StatusCode::OK, &seen))
        }
    }

    fn identity(caller: Result<Caller, TokenError>, api_key: ApiKeyState) -> Identity {
        let (bearer, request_id) = (None, String::new());
        Identity {
            caller,
            api_key,
            bearer,
            session_fault: None,
            peer_ip: IpAddr::V4(Ipv4Addr::LOCALHOST),
            request_id,
        }
    }

    async fn send(path: &str, identity: Identity, body: Vec<u8>) -> (u16, Value) {
        let request = Request::post(path).extension(identity).body(Body::from(body)).unwrap();
        let response = router(Arc::new(Echo)).oneshot(request).await.unwrap();
        let status = response.status().as_u16();
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap();
        (status, serde_json::from_slice(&bytes).unwrap())
    }

    #[tokio::test]
    async fn a_known_caller_reaches_the_function_with_everything_sent() {
        let who = identity(Ok(Caller::anon()), ApiKeyState::Anon);
        let (status, body) = send("/echo/a/b?c=d", who, b"hello".to_vec()).await;
        let expected = json!({ "role": "anon", "method": "POST", "path": "a/b", "query": "c=d", "body": "hello" });
        assert_eq!((status, body), (200, expected));
    }

    #[tokio::test]
    async fn nobody_and_bad_tokens_are_refused_in_the_gateways_words() {
        let nobody = identity(Ok(Caller::anon()), ApiKeyState::Missing);
        let missing = json!({ "msg": "Error: Missing authorization header" });
        assert_eq!(send("/echo", nobody, Vec::new()).await, (401, missing));
        let bad = identity(Err(TokenError::Expired), ApiKeyState::Anon);
        assert_eq!(send("/echo", bad, Vec::new()).await, (401, json!({ "msg": "Invalid JWT" })));
        let mut ended = identity(Ok(Caller::anon()), ApiKeyState::Anon);
        ended.session_fault = Some(SessionFault::Ended);
        assert_eq!(send("/echo", ended, Vec::new()).await, (401, json!({ "msg": "Invalid JWT" })));
        let mut weak = identity(Ok(Caller::anon()), ApiKeyState::Anon);
        weak.session_fault = Some(SessionFault::FactorNeeded);
        let (status, body) = send("/echo", weak, Vec::new()).await;
        assert_eq!((status, body["code"].as_str()), (403, Some("insufficient_aal")));
    }

    #[tokio::test]
    async fn unknown_names_and_large_bodies_are_clear_errors() {
        let who = || identity(Ok(Caller::anon()), ApiKeyState::Anon);
        let not_found = json!({ "code": "NOT_FOUND", "message": "Requested function was not found" });
        for path in ["/other", "/", &format!("/{}", "x".repeat(101))] {
            assert_eq!(send(path, who(), Vec::new()).await, (404, not_found.clone()), "{path}");
        }
        let (status, body) = send("/echo", who(), vec![b'x'; crate::DEFAULT_MAX_BODY + 1]).await;
        assert_eq!((status, body["code"].as_str()), (413, Some("PAYLOAD_TOO_LARGE")));
    }
}
