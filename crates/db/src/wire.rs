//! Messages to and from one PostgreSQL server, and nothing about what they mean.
//!
//! tokio-postgres ends every statement with a Sync of its own, which makes each a transaction unless `begin` and
//! `commit` stand around it as messages of their own. Here several statements share one Sync: they are one implicit
//! transaction, which costs PostgreSQL less than half. It also needs no task of its own for each connection.

mod startup;

use crate::error::{DbError, Reported};
use bytes::BytesMut;
use postgres_protocol::message::backend::Message;
use std::io;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpStream, UnixStream},
};

/// What PostgreSQL says of a connection that waits for the next message outside a transaction.
pub(crate) const IDLE: u8 = b'I';

/// More than this is not kept for the next answer.
const KEPT: usize = 64 * 1024;

enum Stream {
    Tcp(TcpStream),
    Unix(UnixStream),
}

/// One connection's bytes.
///
/// Every future here can be dropped at any time: what was not sent stays in `out`, what was not read stays with the
/// kernel, and `open` tells how many answers are still to come. [`Wire::settle`] makes up for it.
pub(crate) struct Wire {
    stream: Stream,
    incoming: BytesMut,
    /// What is to be sent.
    pub(crate) out: BytesMut,
    /// Syncs and simple queries put into `out` whose end has not been read.
    open: usize,
    /// The last word on the transaction: idle, inside one, or inside a failed one.
    status: u8,
    /// The stream ended, or what came makes no sense.
    broken: bool,
}

impl Wire {
    /// Counts an end that PostgreSQL will answer with `ReadyForQuery`.
    pub(crate) fn expect_end(&mut self) {
        self.open += 1;
    }

    /// Nothing is on its way, and no transaction is open.
    pub(crate) fn is_idle(&self) -> bool {
        !self.broken && self.open == 0 && self.out.is_empty() && self.status == IDLE
    }

    /// An answer is still to come.
    pub(crate) fn is_open(&self) -> bool {
        self.open > 0 || !self.out.is_empty()
    }

    /// No one can use it any more.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken
    }

    /// Whether the other side closed it while no one was looking.
    pub(crate) fn look(&mut self) -> bool {
        let mut byte = [0];
        let read = match &self.stream {
            Stream::Tcp(stream) => stream.try_read(&mut byte),
            Stream::Unix(stream) => stream.try_read(&mut byte),
        };
        // No one asked, so whatever comes is the server's farewell.
        self.broken |= !matches!(&read, Err(error) if error.kind() == io::ErrorKind::WouldBlock);
        !self.broken
    }

    /// Sends all of `out`.
    pub(crate) async fn flush(&mut self) -> Result<(), DbError> {
        while !self.out.is_empty() {
            let written = match &mut self.stream {
                Stream::Tcp(stream) => stream.write_buf(&mut self.out).await,
                Stream::Unix(stream) => stream.write_buf(&mut self.out).await,
            };
            match written {
                Ok(0) => return Err(self.broke(io::ErrorKind::WriteZero.into())),
                Ok(_) => {}
                Err(error) => return Err(self.broke(error)),
            }
        }
        Ok(())
    }

    /// The next message that belongs to an answer.
    pub(crate) async fn next(&mut self) -> Result<Message, DbError> {
        loop {
            match Message::parse(&mut self.incoming) {
                Ok(Some(
                    Message::NoticeResponse(_) | Message::ParameterStatus(_) | Message::NotificationResponse(_),
                )) => {}
                Ok(Some(message)) => {
                    if let Message::ReadyForQuery(body) = &message {
                        self.open = self.open.saturating_sub(1);
                        self.status = body.status();
                    }
                    return Ok(message);
                }
                Ok(None) => self.fill().await?,
                Err(error) => return Err(self.broke(error)),
            }
        }
    }

    /// Reads to the end of every answer that is still to come, without looking at it.
    pub(crate) async fn settle(&mut self) -> Result<(), DbError> {
        self.flush().await?;
        while self.open > 0 {
            self.next().await?;
        }
        Ok(())
    }

    async fn fill(&mut self) -> Result<(), DbError> {
        if self.incoming.is_empty() && self.incoming.capacity() > KEPT {
            self.incoming = BytesMut::new();
        }
        self.incoming.reserve(8 * 1024);
        let read = match &mut self.stream {
            Stream::Tcp(stream) => stream.read_buf(&mut self.incoming).await,
            Stream::Unix(stream) => stream.read_buf(&mut self.incoming).await,
        };
        match read {
            Ok(0) => Err(self.broke(io::ErrorKind::UnexpectedEof.into())),
            Ok(_) => Ok(()),
            Err(error) => Err(self.broke(error)),
        }
    }

    /// Makes the connection useless for everyone after.
    pub(crate) fn broke(&mut self, error: io::Error) -> DbError {
        self.broken = true;
        DbError::Connection(error)
    }

    /// A message that cannot be here.
    pub(crate) fn unexpected(&mut self) -> DbError {
        self.broke(io::Error::new(io::ErrorKind::InvalidData, "an answer out of order"))
    }

    /// The words of an error; a fatal one is the connection's last.
    pub(crate) fn reported(
        &mut self,
        body: &postgres_protocol::message::backend::ErrorResponseBody,
    ) -> Result<Reported, DbError> {
        match Reported::read(body) {
            Ok(reported) => {
                self.broken |= reported.fatal;
                Ok(reported)
            }
            Err(error) => Err(self.broke(error)),
        }
    }
}
