//! `/storage/v1`: files, as a person, through the front door.

mod crash;
mod hostile;
mod hostile_files;
pub mod kit;
mod limits;
mod objects;
mod protocol;
mod raw;
mod rights;
mod s3;
mod serving;
mod signed;
