//! A further server on a test's database.

use super::TestApp;
use tokio::{
    runtime::{Builder, Runtime},
    sync::oneshot,
};
use tokio_util::sync::CancellationToken;

/// A second server, in a runtime of its own so that it can be killed.
pub struct Node {
    /// Where it answers.
    pub url: String,
    runtime: Option<Runtime>,
    _stop: oneshot::Sender<()>,
}

impl TestApp {
    /// Another server on the same database, with the same settings and secrets.
    pub async fn second_node(&self) -> Node {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().expect("a runtime");
        let (stop, stopped) = oneshot::channel();
        let installation = self.installation.clone();
        let serving = runtime.spawn(async move {
            let (url, app, _) = installation.serve(stopped).await;
            app.start_feed();
            tokio::spawn(app.watch_keys(CancellationToken::new()));
            url
        });
        let url = serving.await.expect("the second server starts");
        Node { url, runtime: Some(runtime), _stop: stop }
    }
}

impl Node {
    /// Ends it as a lost machine ends: no one is told anything.
    pub fn kill(self) {}
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
