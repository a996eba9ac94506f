//! The result of a presented link or code.

use crate::{session::Method, user::User};

/// What a link or code brought about.
pub(crate) enum Redeemed {
    /// The person proved who they are.
    Proved(Box<User>, Method),
    /// One half of an address change; the other is still open.
    HalfDone,
}
