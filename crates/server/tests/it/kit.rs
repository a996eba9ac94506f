//! The test kit: a database of one's own, the running application, and people.

mod answer;
mod app;
mod authenticator;
mod database;
mod node;
pub mod openid;
mod people;
mod program;
mod schemas;
mod smtp;
pub mod stripe;

pub use answer::Answer;
pub use app::{TestApp, clock};
pub use authenticator::Authenticator;
pub use database::TestDatabase;
pub use node::Node;
pub use people::{Company, Person};
pub use program::{Program, kills};
pub use smtp::Aiosmtpd;
