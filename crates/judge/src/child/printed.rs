//! What a compiled program prints: to a pipe that is read out here, from outside of the cage. Its answer goes another way.

use crate::limits::MAX_OUTPUT;
use nix::{
    fcntl::OFlag,
    unistd::{pipe2, read},
};
use std::{
    io,
    os::fd::{AsFd, BorrowedFd, OwnedFd},
};

/// Both ends of the pipe.
pub struct Printed {
    reader: OwnedFd,
    writer: OwnedFd,
}

impl Printed {
    /// Nothing printed yet.
    pub fn new() -> io::Result<Self> {
        let (reader, writer) = pipe2(OFlag::O_CLOEXEC)?;
        Ok(Self { reader, writer })
    }

    /// The end of who prints.
    pub fn into_writer(self) -> OwnedFd {
        self.writer
    }

    /// The end of who listens.
    pub fn into_reader(self) -> Listener {
        Listener { from: self.reader, bytes: Vec::new(), is_over: false }
    }
}

/// Listens to what is printed.
pub struct Listener {
    from: OwnedFd,
    bytes: Vec<u8>,
    is_over: bool,
}

impl Listener {
    /// Where there is something to read; `None` when nothing more can come.
    pub fn source(&self) -> Option<BorrowedFd<'_>> {
        (!self.is_over).then(|| self.from.as_fd())
    }

    /// Reads once. Called when there is something to read, or the writer has gone: it does not wait.
    pub fn listen(&mut self) {
        let mut buffer = [0; 16 * 1024];
        match read(self.from.as_fd(), &mut buffer) {
            Ok(0) | Err(_) => self.is_over = true,
            Ok(length) => {
                // One byte more than it may tells that it was more.
                let room = (MAX_OUTPUT + 1).saturating_sub(self.bytes.len());
                self.bytes.extend(&buffer[..length.min(room)]);
            }
        }
    }

    /// What is left when who printed has ended.
    pub fn drain(&mut self) {
        while !self.is_over && !self.is_too_much() {
            self.listen();
        }
    }

    /// Whether it was more than a program may print.
    pub fn is_too_much(&self) -> bool {
        self.bytes.len() > MAX_OUTPUT
    }

    /// What was printed.
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes[..self.bytes.len().min(MAX_OUTPUT)]).into_owned()
    }
}
