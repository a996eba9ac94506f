#![doc = include_str!("../README.md")]

mod canvas;
mod card;
mod cv;
mod fonts;
mod look;
mod qr;
pub mod records;
mod text;
mod woff;
pub mod words;

pub use card::{CARD_HEIGHT, CARD_WIDTH, CompanyCard, Evidence, JobCard, PersonCard, Preview, can_draw};
pub use cv::{Cv, CvLength};
pub use qr::Qr;
