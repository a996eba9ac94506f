//! The only crate that opens database connections.
//!
//! - [`Db::run`] carries out one statement for a caller in **one round trip** and one implicit transaction: role and
//!   claims, the statement, and one end for both, sent together.
//! - [`Db::begin`] opens an interactive [`Tx`] for commands.
//! - [`migrate`] brings the schema to what the files of `db/` say; [`bootstrap`] makes the roles;
//!   [`cluster`] runs an embedded PostgreSQL.
//!
//! Callers never write SQL text with values in it: [`Sql`] carries text and binds as one value.

mod actor;
pub mod answer_schemas;
pub mod bootstrap;
pub mod cluster;
mod connection;
mod error;
mod listen;
pub mod migrate;
mod pace;
mod pipeline;
mod pool;
mod row;
mod shares;
mod sql;
mod tx;
mod wire;

pub use actor::{Access, Actor, Settings};
pub use error::{DbError, DbErrorKind};
pub use pace::Pace;
pub use pool::{Db, Occupancy, PoolLimits};
pub use row::{FromRow, NamedColumns, Row, Rows, column_name};
pub use shares::{Share, with_client_address};
pub use sql::{Bind, Sql};
pub use tokio_postgres::{
    Config,
    types::{FromSql, FromSqlOwned, Json, Type},
};
pub use tx::Tx;
