#![doc = include_str!("../README.md")]

mod answers;
mod company;
mod cv;
mod data_page;
mod drawn_file;
mod encoding;
mod files;
mod head;
mod job;
mod json_ld;
mod lists;
mod parts;
mod person;
mod preview;
mod query;
mod refusal;
mod render;
mod serve;
mod shell;
mod short_link;
mod site;
mod sitemap;
mod state;
mod unsubscribe;
mod without_scripts;
mod words;

pub use files::StaticFile;
pub use state::{PageGuard, Pages, PagesConfig, PeerOf, ReadList, Unsubscribe};

use axum::{Router, routing::get};

/// The addresses of these pages; every other is the web app's.
pub fn router<S: Clone + Send + Sync + 'static>(pages: Pages) -> Router<S> {
    Router::new()
        .route("/user/{slug}", get(person::page))
        .route("/company/{slug}", get(company::page))
        .route("/job/{id}", get(job::page))
        .route("/user/{slug}/preview.png", get(preview::person))
        .route("/company/{slug}/preview.png", get(preview::company))
        .route("/job/{id}/preview.png", get(preview::job))
        .route("/user/{slug}/cv.pdf", get(cv::file))
        .route("/u/{code}", get(short_link::follow))
        .route("/u/{code}/qr.svg", get(short_link::drawing))
        .route("/u/{code}/qr.png", get(short_link::picture))
        .route("/jobs", get(lists::jobs))
        .route("/companies", get(lists::companies))
        .route("/challenges", get(lists::challenges))
        .route("/sitemap.xml", get(sitemap::index))
        .route("/sitemap/{part}", get(sitemap::part))
        .route("/robots.txt", get(sitemap::robots))
        .route("/unsubscribe", get(serve::serve).post(unsubscribe::unsubscribe))
        .fallback(serve::serve)
        .with_state(pages)
}
