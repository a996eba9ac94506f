//! Everything that can go wrong between a client and this crate, with the code or text it receives.

use crate::rights::RightsUnknown;
use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use devproof_claims::{SessionFault, TokenError};
use serde_json::{Value, json};

/// A request that does not become a socket. Answered as plain HTTP, `{"error": "…"}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HandshakeError {
    /// No `apikey`.
    #[error("no API key was sent: add ?apikey=")]
    NoKey,
    /// The key is unknown.
    #[error("the API key is not valid")]
    BadKey,
    /// `vsn` is neither 1.0.0 nor 2.0.0.
    #[error("this serializer version is not supported")]
    Version,
    /// Another site's page asks.
    #[error("this origin isn't allowed to connect")]
    Origin,
    /// The address or the node has too many sockets.
    #[error("too many connections")]
    TooManyConnections,
    /// Not a WebSocket handshake.
    #[error("expected a WebSocket handshake")]
    NotAWebSocket,
}

impl IntoResponse for HandshakeError {
    fn into_response(self) -> Response {
        let status = match self {
            Self::NoKey | Self::BadKey => StatusCode::UNAUTHORIZED,
            Self::Origin => StatusCode::FORBIDDEN,
            Self::Version => StatusCode::BAD_REQUEST,
            Self::NotAWebSocket => StatusCode::UPGRADE_REQUIRED,
            Self::TooManyConnections => StatusCode::TOO_MANY_REQUESTS,
        };
        (status, Json(json!({ "error": self.to_string() }))).into_response()
    }
}

/// A broadcast by HTTP that is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BroadcastRefused {
    /// No valid key or token, or an ended session.
    #[error("Unauthorized")]
    Unauthorized,
    /// The account has a second factor, and the session has not shown it.
    #[error("{}: {}", SessionFault::FACTOR_CODE, SessionFault::FACTOR_MESSAGE)]
    FactorNeeded,
    /// No policy lets the caller send to this private topic.
    #[error("You do not have permissions to write to this Channel topic")]
    NoRight,
    /// Public topics carry changes of rows alone.
    #[error("PrivateOnly: Broadcast needs a private channel")]
    PrivateOnly,
    /// Messages are not stored.
    #[error("storing messages isn't supported: remove persist")]
    NotStored,
    /// What is wrong with which part.
    #[error("the messages are not valid")]
    Invalid(Value),
    /// More than the limit.
    #[error("Payload size exceeds the limit")]
    TooLarge,
    /// More messages or bytes than the account may send.
    #[error("Too many requests")]
    TooMany,
    /// The database did not say.
    #[error(transparent)]
    RightsUnknown(#[from] RightsUnknown),
}

impl IntoResponse for BroadcastRefused {
    fn into_response(self) -> Response {
        let status = match &self {
            Self::Unauthorized => StatusCode::UNAUTHORIZED,
            Self::FactorNeeded | Self::NoRight | Self::PrivateOnly => StatusCode::FORBIDDEN,
            Self::NotStored => StatusCode::BAD_REQUEST,
            Self::Invalid(errors) => {
                return (StatusCode::UNPROCESSABLE_ENTITY, Json(json!({ "errors": errors }))).into_response();
            }
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::RightsUnknown(_) => StatusCode::SERVICE_UNAVAILABLE,
        };
        (status, Json(json!({ "message": self.to_string() }))).into_response()
    }
}

/// A join that is refused. The display form is the reply's `reason`, `Code: text`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum JoinError {
    /// A topic without a name, or not of the form `realtime:NAME`.
    #[error("TopicNameRequired: You must provide a topic name")]
    TopicName,
    /// A token that is not accepted.
    #[error("{}", token_reason(*.0))]
    Token(TokenError),
    /// The token's session is over.
    #[error("Unauthorized: The session has ended")]
    SessionEnded,
    /// The account has a second factor, and the token's session has not shown it.
    #[error("Unauthorized: {}: {}", SessionFault::FACTOR_CODE, SessionFault::FACTOR_MESSAGE)]
    FactorNeeded,
    /// Whether the session lives could not be found out.
    #[error("InitializingProjectConnection: The session could not be checked, try again")]
    SessionUnknown,
    /// Whether a private channel may be joined could not be found out.
    #[error("DatabaseLackOfConnections: The right to listen could not be checked, try again")]
    RightsUnknown(#[from] RightsUnknown),
    /// No policy lets the caller listen.
    #[error("Unauthorized: You do not have permissions to read from this Channel topic: {0}")]
    Private(String),
    /// The socket has too many channels.
    #[error("ChannelRateLimitReached: Too many channels")]
    TooManyChannels,
    /// The account has too many sockets.
    #[error("ConnectionRateLimitReached: Too many connections")]
    TooManyConnections,
    /// The socket joins too fast.
    #[error("ClientJoinRateLimitReached: Too many joins per second")]
    TooManyJoins,
    /// The join asks for too much at once.
    #[error("InvalidJoin: At most {0} postgres_changes in one channel")]
    TooManyBindings(usize),
}

/// A token's fault with the prefix that clients look for.
fn token_reason(error: TokenError) -> String {
    match error {
        TokenError::Malformed => format!("MalformedJWT: {error}"),
        TokenError::BadSignature | TokenError::UnknownKey | TokenError::BadAlgorithm => {
            format!("JwtSignatureError: {error}")
        }
        TokenError::BadClaim("role" | "exp") => {
            "InvalidJWTToken: Fields `role` and `exp` are required in JWT".to_owned()
        }
        TokenError::Expired => "InvalidJWTToken: Token has expired".to_owned(),
        _ => format!("InvalidJWTToken: {error}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tokens_faults_carry_the_prefixes_that_clients_know() {
        let reason = |error| JoinError::Token(error).to_string();
        assert!(reason(TokenError::Malformed).starts_with("MalformedJWT: "));
        assert!(reason(TokenError::UnknownKey).starts_with("JwtSignatureError: "));
        assert!(reason(TokenError::WrongAudience).starts_with("InvalidJWTToken: "));
        assert_eq!(
            reason(TokenError::BadClaim("exp")),
            "InvalidJWTToken: Fields `role` and `exp` are required in JWT"
        );
    }

    #[test]
    fn handshakes_fail_with_the_status_of_their_reason() {
        let status = |error: HandshakeError| error.into_response().status().as_u16();
        assert_eq!(status(HandshakeError::NoKey), 401);
        assert_eq!(status(HandshakeError::Origin), 403);
        assert_eq!(status(HandshakeError::TooManyConnections), 429);
    }
}
