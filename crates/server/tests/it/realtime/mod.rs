//! Live changes, seen by a client that speaks Phoenix frames by hand.

mod changes;
mod client;
mod feed;
mod joining;
mod limits;
mod product;
mod rights;
mod tables;
mod tokens;

use crate::kit::TestApp;

/// An application that reads changes, with the tables of [`tables`].
async fn listening() -> TestApp {
    let app = TestApp::start().await;
    tables::create(&app).await;
    app.app.start_feed();
    app
}
