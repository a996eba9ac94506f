//! Live changes, seen by a client that speaks Phoenix frames by hand.

mod broadcast;
mod changes;
pub mod client;
mod feed;
mod floods;
mod joining;
mod limits;
mod nodes;
mod presence;
mod product;
mod rights;
mod tables;
mod tokens;
mod topics;

use crate::kit::TestApp;

/// An application that reads changes, with the tables of [`tables`].
async fn listening() -> TestApp {
    let app = TestApp::start().await;
    tables::create(&app).await;
    app.app.start_feed();
    app
}
