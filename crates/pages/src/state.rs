//! What the pages are given.

use crate::{
    drawn_file::DrawnFile,
    files::Files,
    head,
    render::{Drawings, FILES, PAGES, RenderedPage},
};
use axum::extract::Request;
use devproof_db::{Db, DbError};
use futures::future::BoxFuture;
use serde_json::{Map, Value};
use std::{net::IpAddr, ops::Deref, path::PathBuf, sync::Arc};

/// Counts a page that shows the function of this name for an address, and says whether it may be shown.
pub type PageGuard = Arc<dyn Fn(IpAddr, &'static str) -> BoxFuture<'static, Result<bool, DbError>> + Send + Sync>;

/// The address that a request comes from.
pub type PeerOf = Arc<dyn Fn(&Request) -> IpAddr + Send + Sync>;

/// Runs a command that lists what everyone may see, as a visitor; the status of the refusal otherwise.
pub type ReadList =
    Arc<dyn Fn(&'static str, Map<String, Value>) -> BoxFuture<'static, Result<Value, u16>> + Send + Sync>;

/// Switches off the emails that a token names; false when the token is not one of ours.
pub type Unsubscribe = Arc<dyn Fn(String) -> BoxFuture<'static, Result<bool, DbError>> + Send + Sync>;

/// Everything this crate is given.
#[derive(Clone)]
pub struct PagesConfig {
    /// The database, asked as a visitor.
    pub db: Db,
    /// The public address of the site, without a slash at the end.
    pub site_url: String,
    /// What the web app needs to know before it can ask anything: each page carries it.
    pub app_config: Value,
    /// Whether the app's pages for development exist.
    pub development: bool,
    /// The built web app, instead of the one in the binary.
    pub web_dir: Option<PathBuf>,
    /// Where requests come from.
    pub peer: PeerOf,
    /// Asked before each page.
    pub guard: PageGuard,
    /// Asked for the pages that list.
    pub list: ReadList,
    /// Asked by the link in an email.
    pub unsubscribe: Unsubscribe,
}

/// The pages. Clones share one state.
#[derive(Clone)]
pub struct Pages(Arc<Parts>);

/// The parts, seen through [`Pages`].
pub struct Parts {
    pub(crate) db: Db,
    pub(crate) site_url: String,
    /// The element that carries the app's configuration.
    pub(crate) config_script: String,
    pub(crate) development: bool,
    pub(crate) files: Files,
    pub(crate) peer: PeerOf,
    pub(crate) guard: PageGuard,
    pub(crate) list: ReadList,
    pub(crate) unsubscribe: Unsubscribe,
    /// Pages that were drawn lately.
    pub(crate) drawings: Drawings<RenderedPage>,
    /// And files that were made of pages.
    pub(crate) drawn_files: Drawings<DrawnFile>,
}

impl Pages {
    /// Nothing is drawn yet.
    pub fn new(config: PagesConfig) -> Self {
        let PagesConfig { db, site_url, app_config, development, web_dir, peer, guard, list, unsubscribe } = config;
        let files = Files::new(web_dir);
        let config_script = head::config_script(&app_config);
        let (drawings, drawn_files) = (Drawings::new(PAGES), Drawings::new(FILES));
        Self(Arc::new(Parts {
            db,
            site_url,
            config_script,
            development,
            files,
            peer,
            guard,
            list,
            unsubscribe,
            drawings,
            drawn_files,
        }))
    }
}

impl Deref for Pages {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
