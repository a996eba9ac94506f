//! The pages that are shared and found from outside: people, companies, jobs. They come ready to read, in the look of
//! the app and without any script; the app takes their place once it has loaded.
//!
//! Everything is asked as a visitor who is not signed in. Who is signed in may see more, and the app asks again for
//! them; here, what is hidden and what is not there are answered alike.

mod ask;
mod company;
mod head;
mod job;
mod json_ld;
mod parts;
mod person;
mod render;
mod shell;
mod site;
mod sitemap;
mod words;

pub(crate) use render::Pages;
pub(crate) use shell::page_of_the_app;

use crate::app::App;
use axum::{Router, routing::get};

/// The addresses of these pages.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/user/{slug}", get(person::page))
        .route("/company/{slug}", get(company::page))
        .route("/job/{id}", get(job::page))
        .route("/sitemap.xml", get(sitemap::index))
        .route("/sitemap/{part}", get(sitemap::part))
        .route("/robots.txt", get(sitemap::robots))
}
