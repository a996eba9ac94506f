//! A compiled program on its way into the cage: in memory alone.

use super::Stdin;
use crate::{
    cage::{AtStep, Broken},
    protocol,
};
use nix::sys::memfd::{MFdFlags, memfd_create};
use std::{fs::File, io::Write, os::fd::OwnedFd};

/// Where the judged process has it when it becomes it. Closed by that.
pub const DESCRIPTOR: i32 = 4;
/// The same of Java's launcher: above the limit of descriptors, so that none with this number can be made again once the start
/// has closed it. The virtual machine can open files, and what it opens must not be started.
pub const LAUNCHER: i32 = 200;
/// Where a compiled program says its answer.
pub const RESULTS: i32 = 3;

/// Reads it from the parent.
pub fn receive() -> Result<OwnedFd, Broken> {
    let bytes = protocol::read_bytes(&mut Stdin).at("reading the program")?;
    let mut file = File::from(memfd_create("program", MFdFlags::MFD_CLOEXEC).at("memory for the program")?);
    file.write_all(&bytes).at("memory for the program")?;
    Ok(file.into())
}
