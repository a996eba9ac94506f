//! Asks a Python, outside the cage and before any stranger, where it lives.

use crate::cage::places::Places;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeSet,
    fs, io,
    path::{Path, PathBuf},
};
use tokio::process::Command;

/// Where a Python lives, as it said itself when it was asked outside the cage.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct PythonHome {
    /// The program.
    pub program: PathBuf,
    /// Its version, such as 3.11.2.
    pub version: String,
    /// Folders and files that it reads when it starts and loads modules.
    pub folders: Vec<PathBuf>,
    /// Links on the way to them, and where they lead.
    pub links: Vec<(PathBuf, PathBuf)>,
    /// The address space that it takes after its start, in bytes.
    pub address_space: u64,
}

/// There is no Python that can be judged with.
#[derive(Debug, thiserror::Error)]
pub enum NoPython {
    /// It could not be run.
    #[error("{0} cannot be run: {1}")]
    CannotRun(PathBuf, io::Error),
    /// It is not what we need.
    #[error("{0} is not CPython 3.11 or newer with ctypes: {1}")]
    Unsuitable(PathBuf, String),
}

/// What it says when it is asked: see [`QUESTION`].
#[derive(Deserialize)]
struct Answer {
    implementation: String,
    version: [u32; 3],
    executable: PathBuf,
    path: Vec<PathBuf>,
    mapped: Vec<PathBuf>,
    address_space: u64,
}

/// Loads what programs may load, as far as it is written in C, and says which files that took.
const QUESTION: &str = r#"
import _ctypes, json, os, sys
for name in ("hashlib", "decimal", "datetime", "random", "zlib", "uuid", "threading", "statistics", "unicodedata"):
    try: __import__(name)
    except ImportError: pass
maps = [line.split(None, 5) for line in open("/proc/self/maps")]
print(json.dumps({
    "implementation": sys.implementation.name,
    "version": list(sys.version_info[:3]),
    "executable": os.path.realpath("/proc/self/exe"),
    "path": [path for path in sys.path if os.path.isdir(path)],
    "mapped": sorted({line[5].strip() for line in maps if len(line) == 6 and line[5].startswith("/")}),
    "address_space": int(open("/proc/self/statm").read().split()[0]) * os.sysconf("SC_PAGESIZE"),
}))
"#;

impl PythonHome {
    /// Asks this program.
    ///
    /// # Errors
    /// When it cannot be run, or is too old, or not CPython.
    pub async fn query(program: &Path) -> Result<Self, NoPython> {
        let unsuitable = |why: String| NoPython::Unsuitable(program.to_owned(), why);
        let output = Command::new(program)
            .args(["-s", "-P", "-S", "-B", "-c", QUESTION])
            .env_clear()
            .env("LC_ALL", "C.UTF-8")
            .output()
            .await
            .map_err(|error| NoPython::CannotRun(program.to_owned(), error))?;
        if !output.status.success() {
            let words = String::from_utf8_lossy(&output.stderr);
            return Err(unsuitable(words.lines().last().unwrap_or("it failed").to_owned()));
        }
        let answer: Answer = serde_json::from_slice(&output.stdout).map_err(|error| unsuitable(error.to_string()))?;
        let [major, minor, patch] = answer.version;
        let version = format!("{major}.{minor}.{patch}");
        if answer.implementation != "cpython" || (major, minor) < (3, 11) {
            return Err(unsuitable(format!("{} {version}", answer.implementation)));
        }
        Ok(Self::of(answer, version))
    }

    fn of(answer: Answer, version: String) -> Self {
        let mut places: BTreeSet<PathBuf> = answer.path.into_iter().collect();
        let shared = answer.mapped.iter().filter(|path| **path != answer.executable);
        // Those that are named after what is mapped for other reasons, such as the locales, have no library in them.
        let shared = shared.filter(|path| path.to_string_lossy().contains(".so"));
        places.extend(shared.filter_map(|path| path.parent().map(Path::to_owned)));
        places.extend(interpreter(&answer.executable));
        places.insert(answer.executable.clone());
        let Places { mut paths, links } = Places::of(places.iter().map(PathBuf::as_path));
        paths.retain(|path| *path != answer.executable);
        Self { program: answer.executable, version, folders: paths, links, address_space: answer.address_space }
    }
}

/// The loader that an ELF program names (its PT_INTERP).
fn interpreter(program: &Path) -> Option<PathBuf> {
    let bytes = fs::read(program).ok()?;
    let number = |at: usize, size: usize| -> Option<usize> {
        let part = bytes.get(at..at.checked_add(size)?)?;
        let mut whole = [0; 8];
        whole[..size].copy_from_slice(part);
        usize::try_from(u64::from_le_bytes(whole)).ok()
    };
    // ELF64: where the program headers are, how big each is, how many there are.
    let (table, size, count) = (number(0x20, 8)?, number(0x36, 2)?, number(0x38, 2)?);
    let header = (0..count).map(|index| table + index * size).find(|at| number(*at, 4) == Some(3))?;
    let (start, length) = (number(header + 8, 8)?, number(header + 32, 8)?);
    let name = bytes.get(start..start.checked_add(length)?)?;
    Some(PathBuf::from(std::str::from_utf8(name).ok()?.trim_end_matches('\0')))
}
