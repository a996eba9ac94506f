//! Signing in by other services that speak OpenID Connect (Core 1.0, code flow with PKCE), and by GitHub (`github`).
//!
//! A person is sent out with a `state` that this server made (`start`, `states`), comes back with a code (`callback`),
//! the code becomes an ID token that is checked (`tokens`), and what the token says (`claims`) becomes an account and a
//! session, or a further identity of an account (`people`). What providers say about themselves is remembered in
//! `directory`.
//!
//! - An identity is (provider, subject). An email address alone never signs anyone in.
//! - A provider is pinned to its issuer: tokens, answers and keys of another are refused.
//! - Who comes back is the browser that was sent out (a cookie), or the client that holds the PKCE verifier.

pub(crate) mod callback;
pub(crate) mod claims;
pub(crate) mod directory;
mod github;
pub(crate) mod links;
pub(crate) mod people;
pub(crate) mod provider;
pub(crate) mod redirect_back;
pub(crate) mod start;
mod states;
pub(crate) mod tokens;
