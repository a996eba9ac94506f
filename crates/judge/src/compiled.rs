//! C++, Rust, Go and Java: a compiler makes a program of an answer in one cage, and the program runs in another.
//!
//! The compiler reads what a stranger wrote, so it is shut in as well: its own root with the toolchain's folders to read
//! and one folder to write, no network, bounded in time and memory. What it makes never touches a disk of ours: it is
//! kept in memory ([`cache`]) and handed to each run.

mod cache;
mod diagnostics;
pub(crate) mod jar;
pub(crate) mod starter;
mod toolchain;

pub(crate) use cache::{Compiled, Programs};
pub(crate) use diagnostics::refusal;
pub use toolchain::{Compiler, NoToolchain, Toolchain};

use crate::{engine::Engine, language::Language, limits::Limits};
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

/// What a compiler may use: CPU time of each of its processes, and address space of each.
pub const COMPILING: Limits = Limits { time_ms: 10_000, memory_mb: 2048 };
/// How long a compiler may take by the clock on the wall: on a busy machine it gets little of a core.
pub const LONGEST_COMPILING: std::time::Duration = std::time::Duration::from_secs(120);
/// The most that a compiled program may weigh, in bytes. As much may be written while it is made.
pub const MAX_PROGRAM: usize = 24 * 1024 * 1024;
/// Where the compiler works in its own root.
pub const WORKPLACE: &str = "/work";
/// What the compiler writes there: the program, and what it has to say.
pub const PROGRAM: &str = "program";
/// See [`PROGRAM`].
pub const MESSAGES: &str = "messages";
/// The folder of the classes that Java's compiler makes.
pub const CLASSES: &str = "classes";

/// How Java's virtual machine is started, to run an answer and to compile one.
pub const JAVA_OPTIONS: &[&str] = &[
    // The collector and the compiler that begin soonest, for a program that runs for a second at most.
    "-XX:+UseSerialGC",
    "-XX:TieredStopAtLevel=1",
    // What is compiled is waited for: otherwise it would hang on the machine's other work how much is done the slow way.
    "-XX:-BackgroundCompilation",
    "-Xshare:auto",
    // It asks for no more addresses than it has use for.
    "-XX:ReservedCodeCacheSize=48m",
    "-XX:CompressedClassSpaceSize=48m",
    "-XX:MaxMetaspaceSize=96m",
    "-Xss1m",
    // Nothing of the machine's is there to be looked at, and no one attaches.
    "-XX:-UseContainerSupport",
    "-XX:-UsePerfData",
    "-XX:+DisableAttachMechanism",
    "-XX:-CreateCoredumpOnCrash",
    // What it would say of itself stands where the program prints.
    "-Xlog:disable",
    "-XX:-PrintWarnings",
    "-Dfile.encoding=UTF-8",
    "-Dsun.stdout.encoding=UTF-8",
    "-Dstdout.encoding=UTF-8",
    "-Djava.awt.headless=true",
];

/// Where the compilers of Debian and its kin are, as far as they are there.
#[must_use]
pub fn usual_compilers() -> BTreeMap<Language, PathBuf> {
    let usual = [
        (Language::Cpp, "/usr/bin/g++"),
        (Language::Rust, "/usr/bin/rustc"),
        (Language::Go, "/usr/bin/go"),
        (Language::Java, "/usr/bin/javac"),
    ];
    usual
        .into_iter()
        .map(|(language, path)| (language, path.into()))
        .filter(|(_, path): &(_, PathBuf)| path.exists())
        .collect()
}

/// A file that the compiler finds in its workplace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SourceFile {
    /// Its name.
    pub name: String,
    /// What it holds.
    pub text: String,
}

impl SourceFile {
    fn new(name: &str, text: impl Into<String>) -> Self {
        Self { name: name.to_owned(), text: text.into() }
    }
}

/// How an answer is compiled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recipe {
    /// What the compiler is given.
    pub files: Vec<SourceFile>,
    /// What is run in the workplace, one after the other.
    pub steps: Vec<Step>,
    /// What they make.
    pub makes: Makes,
}

/// What compiling makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Makes {
    /// The file [`PROGRAM`].
    Program,
    /// The folder [`CLASSES`].
    Classes,
}

/// One program that is run to compile an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// By its full path.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
}

impl Step {
    fn new<const N: usize>(program: &Path, arguments: [&str; N]) -> Self {
        Self { program: program.to_owned(), arguments: arguments.map(str::to_owned).to_vec() }
    }
}

impl Recipe {
    /// How a program in a compiled language is compiled, whose function `entry` is to be asked.
    #[must_use]
    pub fn new(toolchain: &Toolchain, source: &str, entry: &str) -> Self {
        match &toolchain.compiler {
            Compiler::Go { tools, imports } => go(tools, imports, source, entry),
            Compiler::Java { launcher } => java(launcher, source),
            Compiler::Driver(rustc) if toolchain.language == Language::Rust => rust(rustc, source, entry),
            Compiler::Driver(gcc) => cpp(gcc, source, entry),
        }
    }
}

fn cpp(gcc: &Path, source: &str, entry: &str) -> Recipe {
    let files = vec![
        SourceFile::new("challenge.hpp", include_str!("compiled/cpp/challenge.hpp")),
        SourceFile::new("main.cpp", include_str!("compiled/cpp/main.cpp")),
        SourceFile::new("solution.cpp", source),
    ];
    let entry = format!("-DDEVPROOF_ENTRY={entry}");
    // _GLIBCXX_ASSERTIONS: a position behind a vector's end is a message and not anything at all.
    let arguments = [
        "-std=c++20",
        "-O2",
        "-pipe",
        "-D_GLIBCXX_ASSERTIONS",
        "-fdiagnostics-color=never",
        "-fmax-errors=5",
        "-static",
        "-Wl,-z,noexecstack",
        "-s",
        &entry,
        "-o",
        PROGRAM,
        "main.cpp",
    ];
    Recipe { files, steps: vec![Step::new(gcc, arguments)], makes: Makes::Program }
}

fn rust(rustc: &Path, source: &str, entry: &str) -> Recipe {
    // Asked from its own file, since it need not be public.
    let source = format!("{source}\npub(super) fn devproof_serve() {{\n    super::serve({entry});\n}}\n");
    let files = vec![
        SourceFile::new("challenge.rs", include_str!("compiled/rust/challenge.rs")),
        SourceFile::new("main.rs", include_str!("compiled/rust/main.rs")),
        SourceFile::new("solution.rs", source),
    ];
    // The root of the standard library is said, because rustc would look for itself in /proc, which is not there.
    let arguments = [
        "--edition=2021",
        "--sysroot=/usr",
        "--color=never",
        "--cap-lints=allow",
        "-Copt-level=2",
        "-Coverflow-checks=on",
        "-Ccodegen-units=1",
        "-Ctarget-feature=+crt-static",
        "-Cstrip=symbols",
        "-Clinker=/usr/bin/cc",
        "-o",
        PROGRAM,
        "main.rs",
    ];
    Recipe { files, steps: vec![Step::new(rustc, arguments)], makes: Makes::Program }
}

/// Compiler and linker are run by themselves: the `go` command would look for modules, caches and a home.
fn go(tools: &Path, imports: &str, source: &str, entry: &str) -> Recipe {
    let lines = source.lines().count();
    let source = format!("{source}\nvar devproofEntry interface{{}} = {entry}\n\nconst devproofLines = {lines}\n");
    let files = vec![
        SourceFile::new("challenge.go", include_str!("compiled/go/challenge.go")),
        SourceFile::new("main.go", include_str!("compiled/go/main.go")),
        SourceFile::new("solution.go", source),
        SourceFile::new("imports", imports),
    ];
    let steps = vec![
        Step::new(
            &tools.join("compile"),
            ["-p", "main", "-o", "main.a", "-importcfg", "imports", "challenge.go", "main.go", "solution.go"],
        ),
        Step::new(&tools.join("link"), ["-s", "-w", "-o", PROGRAM, "-importcfg", "imports", "main.a"]),
    ];
    Recipe { files, steps, makes: Makes::Program }
}

/// The compiler is a program in Java. It runs no annotation processor, of which there could be one in an answer.
fn java(launcher: &Path, source: &str) -> Recipe {
    let files = vec![
        SourceFile::new("Harness.java", include_str!("compiled/java/Harness.java")),
        SourceFile::new("Reader.java", include_str!("compiled/java/Reader.java")),
        SourceFile::new("Writer.java", include_str!("compiled/java/Writer.java")),
        SourceFile::new("Solution.java", source),
    ];
    // -XDstringConcat: what would be made of "a" + b while the program runs costs more than all else at its start.
    let arguments = [
        "-Xmx512m",
        "--module",
        "jdk.compiler/com.sun.tools.javac.Main",
        "-proc:none",
        "-implicit:none",
        "-nowarn",
        "-g",
        "-encoding",
        "UTF-8",
        "-Xmaxerrs",
        "5",
        "-XDstringConcat=inline",
        "-d",
        CLASSES,
        "Solution.java",
        "Harness.java",
        "Reader.java",
        "Writer.java",
    ];
    let arguments = JAVA_OPTIONS.iter().chain(&arguments).map(|argument| (*argument).to_owned()).collect();
    Recipe { files, steps: vec![Step { program: launcher.to_owned(), arguments }], makes: Makes::Classes }
}

/// What a compiled language is tried with on this machine: `attempt` takes [`ESCAPE`], [`NOTHING`] or [`WORK`]. One program
/// for all of it, so that it is compiled once.
pub(crate) fn trial(engine: Engine) -> &'static str {
    match engine {
        Engine::Rust => include_str!("compiled/rust/trial.rs"),
        Engine::Go => include_str!("compiled/go/trial.go"),
        Engine::Java => include_str!("compiled/java/Trial.java"),
        _ => include_str!("compiled/cpp/trial.cpp"),
    }
}

/// Tries what must not work, and answers what worked.
pub(crate) const ESCAPE: &str = "[0]";
/// Does next to nothing.
pub(crate) const NOTHING: &str = "[1]";
/// Is the yardstick.
pub(crate) const WORK: &str = "[2]";
