//! Java's virtual machine in our place, with our cage around it.

use super::NOT_SHUT;
use crate::{
    cage::{AtStep, Broken, files::JAR, limits::JAVA_YOUNG},
    child::program::LAUNCHER,
    compiled::JAVA_OPTIONS,
    limits::Limits,
    protocol::JavaOrders,
    sys,
};
use std::ffi::{CStr, CString};

/// Starts it. Comes back only when its arguments are none.
pub fn start<Never>(orders: &JavaOrders, limits: &Limits) -> Result<Never, Broken> {
    let (heap, young) = ((limits.memory() + JAVA_YOUNG) >> 20, JAVA_YOUNG >> 20);
    // All of the heap at once: to make it larger bit by bit costs time, and what is not used is no memory yet.
    let heap = [format!("-Xms{heap}m"), format!("-Xmx{heap}m"), format!("-Xmn{young}m")];
    let options = ["java"].into_iter().chain(JAVA_OPTIONS.iter().copied()).chain(heap.iter().map(String::as_str));
    let arguments = options.chain(["-jar", JAR, &orders.entry]).map(CString::new);
    let arguments: Vec<CString> = arguments.collect::<Result<_, _>>().at("Java's arguments")?;
    let arguments: Vec<&CStr> = arguments.iter().map(CString::as_c_str).collect();
    // One arena: the C library takes addresses for one of each thread.
    sys::become_program(LAUNCHER, &arguments, &[c"LC_ALL=C.UTF-8", c"MALLOC_ARENA_MAX=1"]);
    sys::exit(NOT_SHUT)
}
