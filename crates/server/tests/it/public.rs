//! The pages that are shared and found from outside, and the views of them.

mod escaping;
mod pages;
mod reach;
pub mod scene;
mod views;
