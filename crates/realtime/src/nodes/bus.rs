//! How nodes reach one another: through the database they share, or a NATS server.

use devproof_db::{Access, Actor, Db, Settings, Sql};
use futures::{Stream, StreamExt, stream::BoxStream};

/// The channel of notifications, and the end of the NATS subject.
const CHANNEL: &str = "devproof_realtime";
/// PostgreSQL takes payloads of less than 8,000 bytes.
const POSTGRES_CHUNK: usize = 7_900;
/// NATS takes a megabyte unless told otherwise.
const NATS_CHUNK: usize = 512 * 1024;

/// A way to all nodes, this one included.
#[derive(Debug, Clone)]
pub enum Bus {
    /// `NOTIFY`: nothing to run beside the database.
    Postgres,
    /// For many nodes, or much presence and broadcast.
    Nats(Nats),
}

/// A NATS server.
#[derive(Clone)]
pub struct Nats {
    client: async_nats::Client,
    subject: String,
}

impl std::fmt::Debug for Nats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Nats").field("subject", &self.subject).finish_non_exhaustive()
    }
}

/// Why something did not go out.
#[derive(Debug, thiserror::Error)]
pub enum BusError {
    /// The database did not take it.
    #[error(transparent)]
    Database(#[from] devproof_db::DbError),
    /// The NATS server did not take it.
    #[error("NATS: {0}")]
    Nats(String),
}

impl Nats {
    /// Connects, now or once the server answers. `installation` keeps several that share a server apart.
    ///
    /// # Errors
    /// When the address makes no sense.
    pub async fn connect(url: &str, installation: &str) -> Result<Self, BusError> {
        let client = async_nats::ConnectOptions::new()
            .name("devproof")
            .retry_on_initial_connect()
            .connect(url)
            .await
            .map_err(|error| BusError::Nats(error.to_string()))?;
        Ok(Self { client, subject: format!("devproof.{installation}.realtime") })
    }
}

impl Bus {
    /// The longest chunk, in bytes.
    pub fn max_chunk(&self) -> usize {
        match self {
            Self::Postgres => POSTGRES_CHUNK,
            Self::Nats(_) => NATS_CHUNK,
        }
    }

    /// Sends chunks to all nodes, in order.
    ///
    /// # Errors
    /// When they did not go out, or only some.
    pub async fn publish(&self, db: &Db, chunks: Vec<String>) -> Result<(), BusError> {
        match self {
            Self::Postgres => {
                let mut sql = Sql::new("select pg_notify('");
                sql.push(CHANNEL);
                sql.push("', chunk) from unnest(");
                sql.push_bind(chunks);
                sql.push("::text[]) chunk");
                // A commit that wrote nothing but this need not wait for a disk.
                let pairs = vec![("synchronous_commit", "off".to_owned())];
                let settings = Settings { pairs, ..Settings::default() };
                db.run(Actor::System, Access::ReadWrite, &settings, &sql).await?;
            }
            Self::Nats(nats) => {
                for chunk in chunks {
                    nats.client
                        .publish(nats.subject.clone(), chunk.into())
                        .await
                        .map_err(|error| BusError::Nats(error.to_string()))?;
                }
                nats.client.flush().await.map_err(|error| BusError::Nats(error.to_string()))?;
            }
        }
        Ok(())
    }

    /// What all nodes send. An empty chunk means that some may have been missed.
    ///
    /// # Errors
    /// When the subscription is not taken.
    pub async fn listen(&self, db: &Db) -> Result<BoxStream<'static, String>, BusError> {
        Ok(match self {
            Self::Postgres => notifications(db).boxed(),
            Self::Nats(nats) => {
                let messages = nats.client.subscribe(nats.subject.clone()).await;
                let messages = messages.map_err(|error| BusError::Nats(error.to_string()))?;
                messages.map(|message| String::from_utf8_lossy(&message.payload).into_owned()).boxed()
            }
        })
    }
}

fn notifications(db: &Db) -> impl Stream<Item = String> + use<> {
    db.listen(CHANNEL)
}
