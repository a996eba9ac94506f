//! `/storage/v1`: files, as a person, through the front door.

mod craft;
mod hostile;
mod kill;
pub mod kit;
mod limits;
mod objects;
mod protocol;
mod raw;
mod rights;
mod s3;
mod serving;
mod signed;
