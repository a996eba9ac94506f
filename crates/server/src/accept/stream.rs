//! The bytes of one connection, on their way between the socket and hyper.

use super::{AcceptLimits, answer::Outgoing, head::Heads, silence::Silence};
use socket2::SockRef;
use std::{
    io::{self, IoSlice},
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll},
};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    net::TcpStream,
};

/// Bytes that the kernel may hold beyond what the peer has room for.
const UNSENT: u32 = 256 * 1024;

/// A socket whose heads are looked at, and whose writes are noted.
pub(super) struct Watched {
    stream: TcpStream,
    heads: Heads,
    /// Of a peer that speaks HTTP/1; hyper asks those of HTTP/2 whether they are there.
    silence: Option<Silence>,
    outgoing: Arc<Outgoing>,
    /// The connection carries something else than HTTP now.
    upgraded: Arc<AtomicBool>,
    /// The end of a refused head was read.
    ended: bool,
}

/// What is read behind a refused head, so that hyper waits for nothing more of it.
const REFUSED_END: &[u8] = b"\0\r\n\r\n";

impl Watched {
    pub(super) fn new(
        stream: TcpStream,
        http2: bool,
        outgoing: Arc<Outgoing>,
        upgraded: Arc<AtomicBool>,
        limits: &AcceptLimits,
    ) -> Self {
        let mut heads = Heads::new();
        if http2 {
            heads.stop();
        }
        let silence = (!http2).then(|| Silence::new(limits.headers, limits.idle));
        let socket = SockRef::from(&stream);
        // What the kernel holds for a peer that takes nothing goes with the connection. Without these options it
        // goes later, so a kernel that lacks one is no reason to refuse.
        let _ = socket.set_tcp_user_timeout(Some(limits.write_stall));
        let _ = socket.set_tcp_notsent_lowat(UNSENT);
        Self { stream, heads, silence, outgoing, upgraded, ended: false }
    }

    fn record_progress(&self, written: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        self.outgoing.wrote(written.is_ready());
        written
    }
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.heads.is_refused() {
            if !self.ended {
                self.ended = true;
                buffer.put_slice(&REFUSED_END[..REFUSED_END.len().min(buffer.remaining())]);
            }
            return Poll::Ready(Ok(()));
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if self.upgraded.load(Ordering::Acquire) {
            self.heads.stop();
            self.silence = None;
        }
        self.heads.look(&mut buffer.filled_mut()[before..]);
        let (in_head, is_busy) = (self.heads.is_inside(), self.outgoing.is_busy());
        let Some(silence) = &mut self.silence else { return read };
        match read {
            Poll::Ready(_) => silence.was_read(in_head),
            Poll::Pending if silence.is_over(is_busy, context) => {
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            Poll::Pending => {}
        }
        read
    }
}

impl AsyncWrite for Watched {
    fn poll_write(mut self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.record_progress(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.record_progress(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
