//! Changes of rows: who asked for what, and who receives them. Fed by [`crate::change_feed`].

mod binding;
mod catalog;
mod dispatch;
mod filter;
mod record;
mod registry;
mod row_query;
mod subscribe;
mod values;

pub use binding::{Binding, BindingError, ids};
pub use catalog::{Catalog, PUBLICATION};
pub use dispatch::{Change, Deciding, Push, resolve};
pub use record::timestamp;
pub use registry::{Peer, Registration, Registry};
pub use subscribe::check;
