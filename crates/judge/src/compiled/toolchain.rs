//! A compiler of this machine and what it needs of the machine's files.

use crate::{cage::places::Places, language::Language};
use std::{
    fs, io,
    path::{Path, PathBuf},
};
use tokio::process::Command;

/// What compilers of Debian and its kin read. Of these, what is there is let into the cage.
const FOLDERS: &[&str] = &[
    "/usr/include",
    "/usr/lib/gcc",
    "/usr/lib/x86_64-linux-gnu",
    "/usr/lib/aarch64-linux-gnu",
    "/lib/x86_64-linux-gnu",
    "/lib/aarch64-linux-gnu",
];
/// What loads programs with their libraries: each of them names it by one of these paths.
const LOADERS: &[&str] = &["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"];
/// The standard library of Rust.
const RUST_FOLDERS: &[&str] = &["/usr/lib/rustlib"];
/// The programs that a compiler starts: the assembler and the linker, and for rustc the C compiler that knows how to
/// link.
const PROGRAMS: &[&str] = &["/usr/bin/as", "/usr/bin/ld"];
/// See [`PROGRAMS`].
const RUST_PROGRAMS: &[&str] = &["/usr/bin/cc"];
/// The libraries that Java's virtual machine is linked with. Of these, what is there is let into its cage.
const JAVA_LIBRARIES: &[&str] = &[
    "libc.so.6",
    "libdl.so.2",
    "libgcc_s.so.1",
    "libm.so.6",
    "libpthread.so.0",
    "librt.so.1",
    "libstdc++.so.6",
    "libz.so.1",
];
/// What names that are not ASCII are read and written by: without it Java makes question marks of them.
const LOCALE: &str = "/usr/lib/locale/C.utf8";
/// Where its libraries may be.
const LIBRARY_FOLDERS: &[&str] =
    &["/lib/x86_64-linux-gnu", "/usr/lib/x86_64-linux-gnu", "/lib/aarch64-linux-gnu", "/usr/lib/aarch64-linux-gnu"];
/// The oldest Java that has all that its harness is written in.
const OLDEST_JAVA: u32 = 17;
/// Packages of Go that can't be used: those that ask the machine's C library make no static program, and there is no network
/// that they could reach. Nor are Go's own commands packages for others.
const NO_PACKAGES: &[&str] = &["cmd", "net", "os/user", "plugin", "runtime/cgo"];

/// A compiler of this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Toolchain {
    /// What it compiles.
    pub language: Language,
    /// The compiler, as it is called.
    pub program: PathBuf,
    /// Its version, in its own words.
    pub version: String,
    /// Folders and files that it reads.
    pub places: Places,
    /// What is run.
    pub compiler: Compiler,
}

/// What is run to compile.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Compiler {
    /// A program that starts all others.
    Driver(PathBuf),
    /// Go's own.
    Go {
        /// Where its compiler and linker are.
        tools: PathBuf,
        /// Where each package of the standard library is, as compiler and linker read it.
        imports: String,
    },
    /// Java's, a program in Java itself.
    Java {
        /// What starts the virtual machine that it runs in, and answers too.
        launcher: PathBuf,
    },
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
            .arg(if language == Language::Go { "version" } else { "--version" })
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
        match language {
            Language::Go => return go(program, version),
            Language::Java => return java(program, version),
            _ => {}
        }
        let (folders, programs): (&[&str], &[&str]) = match language {
            Language::Rust => (RUST_FOLDERS, RUST_PROGRAMS),
            _ => (&[], &[]),
        };
        let usual = PROGRAMS.iter().chain(programs).chain(FOLDERS).chain(folders).chain(LOADERS).map(Path::new);
        let Places { paths, mut links } = Places::of(usual.filter(|path| path.exists()).chain([program]));
        if language == Language::Rust {
            // rustc looks for itself there first thing. Its root has no other /proc.
            links.push(("/proc/self/exe".into(), program.to_owned()));
        }
        let compiler = Compiler::Driver(program.to_owned());
        Ok(Self { language, program: program.to_owned(), version, places: Places { paths, links }, compiler })
    }
}

/// Java lies in one folder, found behind the links of its compiler, with its settings in another. What runs answers is in
/// the same places as what compiles them.
fn java(program: &Path, version: String) -> Result<Toolchain, NoToolchain> {
    let unsuitable = |why: String| NoToolchain::Unsuitable(program.to_owned(), why);
    let compiler = fs::canonicalize(program).map_err(|error| NoToolchain::CannotRun(program.to_owned(), error))?;
    let home = compiler.parent().and_then(Path::parent).ok_or_else(|| unsuitable("it has no folder".to_owned()))?;
    // "javac 17.0.15".
    let number =
        version.split_whitespace().nth(1).and_then(|number| number.split(['.', '-', '+']).next()?.parse().ok());
    if number.is_none_or(|number: u32| number < OLDEST_JAVA) {
        return Err(unsuitable(format!("{version} is older than Java {OLDEST_JAVA}")));
    }
    let launcher = home.join("bin/java");
    let settings = fs::canonicalize(home.join("lib/jvm.cfg")).map_err(|error| unsuitable(error.to_string()))?;
    let libraries: Vec<PathBuf> = LIBRARY_FOLDERS
        .iter()
        .flat_map(|folder| JAVA_LIBRARIES.iter().map(|library| Path::new(folder).join(library)))
        .collect();
    let needed = [Some(home), settings.parent()].into_iter().flatten();
    let others = LOADERS.iter().chain([&LOCALE]).map(Path::new).chain(libraries.iter().map(PathBuf::as_path));
    let Places { paths, mut links } = Places::of(needed.chain(others).filter(|path| path.exists()));
    // It looks for itself there to find its library. Its root has no other /proc.
    links.push(("/proc/self/exe".into(), launcher.clone()));
    Ok(Toolchain {
        language: Language::Java,
        program: program.to_owned(),
        version,
        places: Places { paths, links },
        compiler: Compiler::Java { launcher },
    })
}

/// Go lies in one folder, found behind the links of its command. Its compiler and linker are static programs.
fn go(program: &Path, version: String) -> Result<Toolchain, NoToolchain> {
    let unsuitable = |why: String| NoToolchain::Unsuitable(program.to_owned(), why);
    let command = fs::canonicalize(program).map_err(|error| NoToolchain::CannotRun(program.to_owned(), error))?;
    let root = command.parent().and_then(Path::parent).ok_or_else(|| unsuitable("it has no folder".to_owned()))?;
    let machine = if cfg!(target_arch = "aarch64") { "linux_arm64" } else { "linux_amd64" };
    let packages = root.join("pkg").join(machine);
    let tools = root.join("pkg/tool").join(machine);
    let mut imports = Vec::new();
    list_packages(&packages, &packages, &mut imports)
        .map_err(|error| unsuitable(format!("its standard library isn't compiled: {error}")))?;
    imports.sort();
    Ok(Toolchain {
        language: Language::Go,
        program: program.to_owned(),
        version,
        places: Places { paths: vec![packages, tools.clone()], links: Vec::new() },
        compiler: Compiler::Go { tools, imports: imports.concat() },
    })
}

fn list_packages(root: &Path, folder: &Path, imports: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            list_packages(root, &path, imports)?;
        } else if let (Some("a"), Ok(package)) =
            (path.extension().and_then(|end| end.to_str()), path.strip_prefix(root))
        {
            let package = package.with_extension("").display().to_string();
            let is_left_out = |name: &str| package == name || package.starts_with(&format!("{name}/"));
            if !NO_PACKAGES.iter().any(|name| is_left_out(name)) {
                imports.push(format!("packagefile {package}={}\n", path.display()));
            }
        }
    }
    Ok(())
}
