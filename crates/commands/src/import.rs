//! Reading documents that other programs wrote: what is merely untidy is read and noted, what has the wrong shape is
//! refused with its place.

mod date;
mod place;
mod report;
mod shape;

pub(crate) use date::{ReadDate, ends_before, read_date};
pub(crate) use place::Place;
pub(crate) use report::Report;
pub(crate) use shape::{check_document, check_shape};
