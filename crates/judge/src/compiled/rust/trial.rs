//! What a compiled program is tried with on this machine: 0 tries what must not work and answers what worked, 1 does
//! nothing, 2 is the yardstick, whose time is pinned in yardstick.rs.

use std::collections::HashMap;
use std::fs;
use std::io::ErrorKind;
use std::net::{TcpStream, UdpSocket};
use std::os::unix::net::UnixDatagram;

extern "C" {
    fn fork() -> i32;
    fn waitpid(pid: i32, status: *mut i32, options: i32) -> i32;
    fn getppid() -> i32;
    fn kill(pid: i32, signal: i32) -> i32;
    fn mmap(at: *mut u8, length: usize, protection: i32, flags: i32, file: i32, offset: i64) -> *mut u8;
    fn _exit(code: i32) -> !;
}

/// Whether someone could be asked at all: a refused connection has left the cage.
fn connects() -> bool {
    match TcpStream::connect("127.0.0.1:9") {
        Ok(_) => true,
        Err(error) => error.kind() == ErrorKind::ConnectionRefused,
    }
}

fn signals() -> bool {
    const NO_SUCH_PROCESS: i32 = 3;
    let sends = |other: i32| unsafe {
        other != 0
            && (kill(other, 0) == 0 || std::io::Error::last_os_error().raw_os_error() == Some(NO_SUCH_PROCESS))
    };
    [unsafe { getppid() }, 1, -1].into_iter().any(sends)
}

fn forks() -> bool {
    unsafe {
        let child = fork();
        if child == 0 {
            _exit(0);
        }
        if child > 0 {
            waitpid(child, std::ptr::null_mut(), 0);
        }
        child > 0
    }
}

fn makes_code() -> bool {
    let (read_write_execute, private_anonymous) = (7, 0x22);
    let memory = unsafe { mmap(std::ptr::null_mut(), 4096, read_write_execute, private_anonymous, -1, 0) };
    memory as isize != -1
}

fn work() {
    let (mut state, mut sum) = (1_u32, 0_u64);
    let mut counts: HashMap<String, u32> = HashMap::new();
    let mut list = Vec::new();
    for i in 0..2_400_000 {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        sum = (sum + u64::from(state >> 7)) % 1_000_003;
        if i % 8 == 0 {
            *counts.entry(format!("k{}", state >> 22)).or_insert(0) += 1;
            list.push(state);
        }
    }
    list.sort_unstable();
    let result = sum + counts.len() as u64 + u64::from(list[list.len() / 2]);
    // Read as if by someone else, so that it is worked out.
    unsafe { std::ptr::read_volatile(&result) };
}

pub fn attempt(what: i32) -> Vec<&'static str> {
    match what {
        0 => {}
        2 => {
            work();
            return Vec::new();
        }
        _ => return Vec::new(),
    }
    let tried = [
        ("reading a file", fs::read("/etc/passwd").is_ok() || fs::read("/proc/self/environ").is_ok()),
        ("listing a folder", fs::read_dir("/").is_ok()),
        ("writing a file", fs::write("/tmp/devproof-escape", "").is_ok()),
        ("connecting", connects()),
        ("a socket", UdpSocket::bind("127.0.0.1:0").is_ok() || UnixDatagram::unbound().is_ok()),
        ("a signal to others", signals()),
        ("a new process", forks()),
        ("writing code", makes_code()),
    ];
    tried.into_iter().filter(|(_, worked)| *worked).map(|(name, _)| name).collect()
}
