//! What parent and child say to each other, over the child's three standard streams.
//!
//! - Its input: a frame of [`Orders`], which we write; then a frame of a [`Job`](crate::engine::Job), which strangers
//!   wrote and which is read only when the cage is shut; then, once the program was loaded, the bytes of the test's
//!   input. Whatever is said before that input is asked for is said without knowing it.
//! - Its output, which the judged process holds: frames of [`FrameKind`]. The first is `Ready`, written before the job is
//!   read. All after that is a stranger's word, and believed as such: an answer, a text, an excuse. The last frame
//!   begins with a [`Seal`]: the job's nonce, and how much was printed before it. Frames, bytes of each kind and bytes
//!   of the whole are bounded by the reader.
//! - Its error stream, which the judged process does not hold: a [`Report`] a line, from the process outside the cage that
//!   measures.
//!
//! A frame is its length (four bytes, little endian) and then its bytes, JSON for the most part; on the output, a byte
//! says its kind first.

use crate::{
    cage::{Layer, files::Furniture, limits::Runs, python::PythonHome},
    compiled::Recipe,
    engine::{Engine, Outcome},
    limits::Limits,
};
use serde::{Deserialize, Serialize};
use std::{
    io::{self, Read, Write},
    path::PathBuf,
};

/// The most that a frame of orders or a job may weigh.
const MAX_FRAME: usize = 64 * 1024 * 1024;

/// What the cage is to be. Ours alone.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Orders {
    /// What runs.
    pub engine: Engine,
    /// What it may use.
    pub limits: Limits,
    /// What is started in the judged process's place, if it is no engine of our own.
    pub starts: Starts,
    /// Layers to leave out. Only tests do, to see that each layer holds alone.
    pub without: Vec<Layer>,
}

/// What is started in the judged process's place.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Starts {
    /// Nothing: an engine of our own runs.
    Nothing,
    /// Python.
    Python(PythonOrders),
    /// A compiler, which makes a program of an answer.
    Compiler(CompilerOrders),
    /// A compiled program. It comes in a frame of its own after the orders.
    Program {
        /// Whether its language works in threads: Go's runtime does.
        threads: bool,
    },
    /// Java's virtual machine. What it runs comes in a frame of its own after the orders.
    Java(JavaOrders),
}

impl Starts {
    /// What its limits are made for.
    pub(crate) fn runs(&self) -> Runs {
        match self {
            Self::Nothing => Runs::Engine,
            Self::Python(python) => Runs::Python { address_space: python.home.address_space },
            Self::Compiler(_) => Runs::Compiler,
            Self::Program { threads } => Runs::Program { threads: *threads },
            Self::Java(_) => Runs::Java,
        }
    }

    /// What has to be in its root, besides its program.
    pub(crate) fn furniture(&self) -> Furniture<'_> {
        match self {
            Self::Nothing | Self::Program { .. } => Furniture::default(),
            Self::Python(python) => Furniture {
                paths: python.home.folders.iter().chain([&python.home.program]).map(PathBuf::as_path).collect(),
                links: &python.home.links,
                ..Furniture::default()
            },
            Self::Java(java) => Furniture {
                paths: java.paths.iter().map(PathBuf::as_path).collect(),
                links: &java.links,
                ..Furniture::default()
            },
            Self::Compiler(compiler) => Furniture {
                paths: compiler.paths.iter().map(PathBuf::as_path).collect(),
                links: &compiler.links,
                workplace: true,
                ..Furniture::default()
            },
        }
    }
}

/// What a compiler is started with.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct CompilerOrders {
    /// Folders and files that it reads.
    pub paths: Vec<PathBuf>,
    /// Links on the way to them, and where they lead.
    pub links: Vec<(PathBuf, PathBuf)>,
    /// What it is given.
    pub recipe: Recipe,
}

/// What Java's virtual machine is started with.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct JavaOrders {
    /// Its launcher.
    pub launcher: PathBuf,
    /// Folders and files that it reads.
    pub paths: Vec<PathBuf>,
    /// Links on the way to them, and where they lead.
    pub links: Vec<(PathBuf, PathBuf)>,
    /// The method that is asked.
    pub entry: String,
}

/// What Python needs before its doors are shut.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct PythonOrders {
    /// Where it lives.
    pub home: PythonHome,
    /// Names of the modules to load: none can be loaded later.
    pub modules: Vec<String>,
}

/// The kinds of frames that come out of the cage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FrameKind {
    /// The cage is shut; nothing of the stranger has been read.
    Ready,
    /// The program was read and loaded; now its input is wanted.
    Loaded,
    /// Printed text.
    Output,
    /// The answer, as JSON.
    Answer,
    /// A [`Failed`](crate::engine::Failed), as JSON.
    Failed,
}

impl FrameKind {
    /// Its byte.
    #[must_use]
    pub fn byte(self) -> u8 {
        match self {
            Self::Ready => b'R',
            Self::Loaded => b'L',
            Self::Output => b'O',
            Self::Answer => b'A',
            Self::Failed => b'F',
        }
    }

    /// The kind of this byte.
    #[must_use]
    pub fn from_byte(byte: u8) -> Option<Self> {
        [Self::Ready, Self::Loaded, Self::Output, Self::Answer, Self::Failed]
            .into_iter()
            .find(|kind| kind.byte() == byte)
    }
}

/// What the process outside the cage says of the one inside.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Report {
    /// These layers stand.
    Caged(Vec<Layer>),
    /// The cage could not be built; nothing was run.
    Failed(String),
    /// What a compiled program printed, which doesn't go through an engine of ours.
    Printed(String),
    /// The judged process is gone.
    Ended(Ended),
}

/// How a judged process ended, and what it used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    /// CPU time in microseconds, user and system.
    pub cpu_us: u64,
    /// Time by the clock on the wall, in microseconds.
    pub wall_us: u64,
    /// The most memory it had at once, in KiB.
    pub memory_kib: u64,
    /// Its exit code, if it exited.
    pub code: Option<i32>,
    /// The signal that ended it.
    pub signal: Option<i32>,
    /// Whether we ended it, and why.
    pub stopped: Option<Stopped>,
}

/// Why we ended a judged process.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stopped {
    /// It had used its CPU time.
    Cpu,
    /// It had waited too long for nothing but itself.
    Idle,
    /// The machine had hardly let it run.
    Starved,
    /// It had printed more than it may.
    Printed,
    /// The parent wished it, or is gone.
    Requested,
}

/// Writes one frame of the input.
///
/// # Errors
/// When the pipe is gone.
pub fn write_frame(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    out.write_all(&frame(value)?)
}

/// One frame of the input, as bytes.
///
/// # Errors
/// When the value is too big.
pub fn frame(value: &impl Serialize) -> io::Result<Vec<u8>> {
    bytes_frame(&serde_json::to_vec(value)?)
}

/// One frame of the input that is not our JSON.
///
/// # Errors
/// When there are too many bytes.
pub fn bytes_frame(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let length = u32::try_from(bytes.len()).ok().filter(|_| bytes.len() <= MAX_FRAME);
    let length = length.ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "the request is too big"))?;
    Ok([&length.to_le_bytes(), bytes].concat())
}

/// Reads one frame of the input, and not a byte more.
///
/// # Errors
/// When it ends early or is not what it should be.
pub fn read_frame<T: for<'a> Deserialize<'a>>(input: &mut impl Read) -> io::Result<T> {
    Ok(serde_json::from_slice(&read_bytes(input)?)?)
}

/// The same of a frame that is not our JSON.
///
/// # Errors
/// When it ends early or is too big.
pub fn read_bytes(input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    input.read_exact(&mut length)?;
    let length = u32::from_le_bytes(length) as usize;
    if length > MAX_FRAME {
        return Err(io::Error::new(io::ErrorKind::InvalidData, "the frame is too big"));
    }
    let mut bytes = vec![0; length];
    input.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// A job as it is sent.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct SealedJob<J> {
    /// All but the input.
    pub job: J,
    /// What the last word on it begins with, made again for each run: 32 hexadecimal digits.
    pub nonce: String,
}

/// How the last frame begins. A frame that a program wrote past its engine has no seal that fits.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Seal {
    /// The job's.
    pub nonce: String,
    /// Frames of output that were said.
    pub frames: u32,
    /// Bytes of output that were said.
    pub bytes: u32,
}

impl Seal {
    /// Bytes that it takes.
    pub const LENGTH: usize = 40;

    /// As it is written.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        [self.nonce.as_bytes(), &self.frames.to_le_bytes(), &self.bytes.to_le_bytes()].concat()
    }
}

/// Where the judged process says what becomes of its program. Nothing here can fail: a parent that has gone will have
/// killed us.
#[derive(Debug)]
pub struct Results<W> {
    out: W,
    seal: Seal,
}

impl<W: Write> Results<W> {
    /// Says it there.
    pub fn new(out: W) -> Self {
        Self { out, seal: Seal::default() }
    }

    /// The cage is shut.
    pub fn ready(&mut self) {
        self.write_kind(FrameKind::Ready, b"");
    }

    /// From now on the answer to this job is reported.
    pub fn begin(&mut self, nonce: String) {
        self.seal.nonce = nonce;
    }

    /// The program was loaded, and its input may come.
    pub fn loaded(&mut self) {
        self.write_kind(FrameKind::Loaded, b"");
    }

    /// The program printed this. Gather small pieces: each call is a system call.
    pub fn print(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.seal.frames = self.seal.frames.wrapping_add(1);
        self.seal.bytes = self.seal.bytes.wrapping_add(text.len() as u32);
        self.write_kind(FrameKind::Output, text.as_bytes());
    }

    /// The program's answer, or why there is none. The first one counts.
    pub fn end(&mut self, outcome: &Outcome) {
        let mut sealed = self.seal.bytes();
        match outcome {
            Outcome::Value(json) => {
                sealed.extend_from_slice(json);
                self.write_kind(FrameKind::Answer, &sealed);
            }
            Outcome::Failed(failed) => {
                sealed.extend(serde_json::to_vec(failed).unwrap_or_default());
                self.write_kind(FrameKind::Failed, &sealed);
            }
        }
    }

    fn write_kind(&mut self, kind: FrameKind, bytes: &[u8]) {
        let length = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        let mut frame = Vec::with_capacity(bytes.len() + 5);
        frame.push(kind.byte());
        frame.extend_from_slice(&length.to_le_bytes());
        frame.extend_from_slice(bytes);
        // Where the pipe is closed, the parent wants no more.
        drop(self.out.write_all(&frame));
    }
}
