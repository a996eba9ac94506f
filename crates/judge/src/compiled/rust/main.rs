//! Asks the candidate's function and says what it answered: see challenge.rs. `solution::devproof_serve`, which calls
//! [`serve`] with that function, is put behind the answer.

mod challenge;
mod solution;

use challenge::{Answers, Reader, ToJson};
use std::fs::File;
use std::io::{Read, Write};
use std::os::unix::io::FromRawFd;
use std::panic::{self, AssertUnwindSafe, PanicInfo};

/// What the last frame begins with. Nothing is counted before it: what is printed goes another way.
static mut SEAL: [u8; 40] = [0; 40];

fn results() -> File {
    unsafe { File::from_raw_fd(3) }
}

fn seal() -> [u8; 40] {
    unsafe { SEAL }
}

/// At once: what was printed is written out, and no destructor runs.
fn exit() -> ! {
    extern "C" {
        fn _exit(code: i32) -> !;
    }
    unsafe { _exit(0) }
}

fn say(kind: u8, bytes: &[u8]) {
    let mut frame = Vec::with_capacity(5 + bytes.len());
    frame.push(kind);
    frame.extend((bytes.len() as u32).to_le_bytes());
    frame.extend(bytes);
    let mut results = results();
    let _ = results.write_all(&frame);
    std::mem::forget(results);
}

fn fail(failure: &str, message: &str, line: Option<u32>) -> ! {
    let mut json = format!("{{\"failure\":\"{}\",\"message\":", failure);
    message.write(&mut json);
    json += &line.map_or("}".to_owned(), |line| format!(",\"line\":{}}}", line));
    let _ = std::io::stdout().flush();
    say(b'F', &[&seal()[..], json.as_bytes()].concat());
    exit();
}

fn panicked(info: &PanicInfo<'_>) {
    eprintln!("panicked: {}", text_of(info.payload()));
    let place = info.location().filter(|place| place.file().ends_with("solution.rs"));
    LINE.with(|line| line.set(place.map(|place| place.line())));
}

/// What it panicked with, cut where it is long.
fn text_of(payload: &(dyn std::any::Any + Send)) -> String {
    let text = payload.downcast_ref::<&str>().copied();
    let text = text.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("with a value that is no text").chars().take(4000).collect()
}

thread_local! {
    /// Where in the candidate's file it panicked last.
    static LINE: std::cell::Cell<Option<u32>> = std::cell::Cell::new(None);
}

fn read_frame() -> Vec<u8> {
    let mut input = std::io::stdin();
    let mut length = [0; 4];
    let mut bytes = Vec::new();
    let read = input.read_exact(&mut length).and_then(|()| {
        bytes.resize(u32::from_le_bytes(length) as usize, 0);
        input.read_exact(&mut bytes)
    });
    if read.is_err() {
        exit();
    }
    bytes
}

fn serve<Arguments>(function: impl Answers<Arguments>) {
    let nonce = read_frame();
    unsafe { SEAL[..32].copy_from_slice(&nonce[..32]) }
    say(b'L', b"");
    let input = read_frame();
    let input = std::str::from_utf8(&input).unwrap_or_default();
    panic::set_hook(Box::new(panicked));
    let answer = panic::catch_unwind(AssertUnwindSafe(|| function.answer(&mut Reader::new(input))));
    match answer {
        Ok(Ok(json)) => {
            let _ = std::io::stdout().flush();
            say(b'A', &[&seal()[..], json.as_bytes()].concat());
        }
        Ok(Err((0, _))) => fail("runtime", "The function does not take as many arguments as there are.", None),
        Ok(Err((number, why))) => {
            let message =
                format!("Argument {} is not what the function takes: its type wants {}.", number, why.0);
            fail("runtime", &message, None);
        }
        Err(payload) => fail("runtime", &format!("Panicked: {}", text_of(&*payload)), LINE.with(|line| line.get())),
    }
    exit();
}

fn main() {
    solution::devproof_serve();
}
