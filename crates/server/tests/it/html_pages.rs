//! The pages that are shared and found from outside, and the views of them.

mod cv;
mod escaping;
mod files;
pub mod fixture;
mod lists;
mod pages;
mod previews;
mod structured_data;
mod valid;
mod views;
mod visibility;
