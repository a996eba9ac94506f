//! The pages that are shared and found from outside, and the views of them.

mod escaping;
mod files;
pub mod fixture;
mod lists;
mod pages;
mod views;
mod visibility;
