//! A compiler of this machine and what it needs of the machine's files.

use crate::language::Language;
use serde::{Deserialize, Serialize};
use std::{
    fs, io,
    path::{Path, PathBuf},
};
use tokio::process::Command;

/// What compilers of Debian and its kin read. Of these, what is there is let into the cage.
const FOLDERS: &[&str] =
    &["/usr/include", "/usr/lib/gcc", "/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"];
/// The standard library of Rust.
const RUST_FOLDERS: &[&str] = &["/usr/lib/rustlib"];
/// The programs that a compiler starts: the assembler and the linker, and for rustc the C compiler that knows how to
/// link.
const PROGRAMS: &[&str] = &["/usr/bin/as", "/usr/bin/ld"];
/// See [`PROGRAMS`].
const RUST_PROGRAMS: &[&str] = &["/usr/bin/cc"];
/// Links that lead into them: where the dynamic linker is looked for.
const LINKS: &[&str] = &["/lib", "/lib64", "/bin"];

/// A compiler of this machine.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toolchain {
    /// What it compiles.
    pub language: Language,
    /// The compiler, as it is called.
    pub program: PathBuf,
    /// Its version, in its own words.
    pub version: String,
    /// Folders and files that it reads.
    pub paths: Vec<PathBuf>,
    /// Links on the way to them, and where they lead.
    pub links: Vec<(PathBuf, PathBuf)>,
}

/// There is no compiler that can be judged with.
#[derive(Debug, thiserror::Error)]
pub enum NoToolchain {
    /// It could not be run.
    #[error("{0} cannot be run: {1}")]
    CannotRun(PathBuf, io::Error),
    /// It failed when it was asked for its version.
    #[error("{0} doesn't tell its version: {1}")]
    Unsuitable(PathBuf, String),
}

impl Toolchain {
    /// Asks a compiler for its version and finds what it needs.
    ///
    /// # Errors
    /// When it can't be run.
    pub async fn query(language: Language, program: &Path) -> Result<Self, NoToolchain> {
        let output = Command::new(program)
            .arg("--version")
            .env_clear()
            .env("LC_ALL", "C.UTF-8")
            .output()
            .await
            .map_err(|error| NoToolchain::CannotRun(program.to_owned(), error))?;
        if !output.status.success() {
            let words = String::from_utf8_lossy(&output.stderr).trim().to_owned();
            return Err(NoToolchain::Unsuitable(program.to_owned(), words));
        }
        let words = String::from_utf8_lossy(&output.stdout);
        let version = words.lines().next().unwrap_or_default().trim().to_owned();
        let (folders, programs): (&[&str], &[&str]) = match language {
            Language::Rust => (RUST_FOLDERS, RUST_PROGRAMS),
            _ => (&[], &[]),
        };
        let mut needed = Needed::default();
        needed.program(program);
        for path in PROGRAMS.iter().chain(programs) {
            needed.program(Path::new(path));
        }
        for path in FOLDERS.iter().chain(folders) {
            needed.folder(Path::new(path));
        }
        for link in LINKS {
            needed.link(Path::new(link));
        }
        if language == Language::Rust {
            // rustc looks for itself there first thing. Its root has no other /proc.
            needed.add_link("/proc/self/exe".into(), program.to_owned());
        }
        let Needed { paths, links } = needed;
        Ok(Self { language, program: program.to_owned(), version, paths, links })
    }
}

/// What has to be in the cage.
#[derive(Default)]
struct Needed {
    paths: Vec<PathBuf>,
    links: Vec<(PathBuf, PathBuf)>,
}

impl Needed {
    /// A program behind all its links: compilers are found through several (/usr/bin/cc, /etc/alternatives, …).
    fn program(&mut self, path: &Path) {
        let mut path = path.to_owned();
        for _ in 0..8 {
            match fs::read_link(&path) {
                Ok(target) => {
                    let next = path.parent().unwrap_or(Path::new("/")).join(&target);
                    self.add_link(path, target);
                    path = next;
                }
                Err(_) => break,
            }
        }
        if path.is_file() && !self.paths.contains(&path) {
            self.paths.push(path);
        }
    }

    fn folder(&mut self, path: &Path) {
        if path.is_dir() {
            self.paths.push(path.to_owned());
        }
    }

    fn link(&mut self, path: &Path) {
        match fs::read_link(path) {
            Ok(target) => self.add_link(path.to_owned(), target),
            // Where /lib is no link it is a folder of its own, with the libraries that programs are linked with.
            Err(_) => self.folder(path),
        }
    }

    fn add_link(&mut self, path: PathBuf, target: PathBuf) {
        let link = (path, target);
        if !self.links.contains(&link) {
            self.links.push(link);
        }
    }
}
