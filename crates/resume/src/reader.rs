//! Starts the process that reads, few at a time.

use crate::{
    Draft, MAX_BYTES, ReadError,
    child::{Answer, COMMAND},
};
use std::{io, path::PathBuf, process::Stdio, sync::Arc, time::Duration};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    process::Command,
    sync::Semaphore,
    time::timeout,
};

/// Files that one server reads at a time; further ones wait.
const SLOTS: usize = 2;
/// How long one waits, and how long one is read.
const WAIT: Duration = Duration::from_secs(20);
const TIME: Duration = Duration::from_secs(15);
/// The longest answer, in bytes.
const MAX_ANSWER: u64 = 8_000_000;

/// Reads files in processes of their own.
#[derive(Debug, Clone)]
pub struct Reader {
    program: PathBuf,
    slots: Arc<Semaphore>,
}

impl Reader {
    /// A reader whose processes are this program with [`COMMAND`].
    #[must_use]
    pub fn new(program: PathBuf) -> Self {
        Self { program, slots: Arc::new(Semaphore::new(SLOTS)) }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// `TimedOut` when no slot is free for long, others when no process can be started.
    pub async fn read(&self, bytes: &[u8]) -> io::Result<Result<Draft, ReadError>> {
        if bytes.len() > MAX_BYTES {
            return Ok(Err(ReadError::TooLarge));
        }
        if bytes.is_empty() {
            return Ok(Err(ReadError::Empty));
        }
        let slot = timeout(WAIT, self.slots.acquire()).await.map_err(|_| io::ErrorKind::TimedOut)?;
        let _slot = slot.map_err(io::Error::other)?;
        // A process that is ended for its limits, or by itself, has met a file that is too much for it.
        Ok(timeout(TIME, self.ask(bytes)).await.unwrap_or(Ok(None))?.unwrap_or(Err(ReadError::TooComplex)))
    }

    async fn ask(&self, bytes: &[u8]) -> io::Result<Option<Result<Draft, ReadError>>> {
        let mut child = Command::new(&self.program)
            .arg(COMMAND)
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()?;
        let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(io::Error::other("the process has no pipes"));
        };
        let send = async move {
            // One that ended early says why in its answer.
            let _sent = stdin.write_all(bytes).await;
        };
        let receive = async move {
            let mut answer = Vec::new();
            stdout.take(MAX_ANSWER).read_to_end(&mut answer).await.map(|_| answer)
        };
        let ((), answer) = tokio::join!(send, receive);
        child.wait().await?;
        Ok(match serde_json::from_slice(&answer?) {
            Ok(Answer::Read(draft)) => Some(Ok(*draft)),
            Ok(Answer::Refused(error)) => Some(Err(error)),
            Err(_) => None,
        })
    }
}
