//! C++, Rust, Go and Java: what each layer holds when it is alone, and where they are refused.

use crate::kit::{self, LIMITS, job, layers, refusal};
use devproof_judge::{
    Language, TestResult, Verdict,
    cage::Layer,
    compiled::usual_compilers,
    engine::Engine,
    run::{Runner, Settings},
};
use serde_json::{Value, json};
use std::{
    fs::{self, Permissions},
    net::TcpListener,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
    time::Duration,
};

const COMPILED: [Language; 4] = [Language::Cpp, Language::Rust, Language::Go, Language::Java];

/// Tries things by the names of their calls and answers how each of them failed.
const TRIES: &str = r#"
#include <arpa/inet.h>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <vector>

static std::string said(long result) { return result < 0 ? strerrorname_np(errno) : "worked"; }

std::vector<std::string> solve(long long port) {
  std::vector<std::string> all;
  all.push_back(said(open("/etc/passwd", O_RDONLY)));
  all.push_back(said(open("/tmp/devproof-escape", O_WRONLY | O_CREAT, 0600)));
  sockaddr_in place{};
  place.sin_family = AF_INET;
  place.sin_port = htons(static_cast<unsigned short>(port));
  place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int endpoint = socket(AF_INET, SOCK_STREAM, 0);
  all.push_back(endpoint < 0 ? said(endpoint) : said(connect(endpoint, reinterpret_cast<sockaddr*>(&place), sizeof place)));
  all.push_back(said(kill(PID, 0)));
  pid_t child = fork();
  if (child == 0) _exit(0);
  all.push_back(said(child));
  return all;
}
"#;

async fn cpp(layers: &[Layer]) -> Runner {
    let without: Vec<Layer> = Layer::ALL.into_iter().filter(|layer| !layers.contains(layer)).collect();
    let compilers = usual_compilers().into_iter().filter(|(language, _)| *language == Language::Cpp).collect();
    kit::start_with(compilers, &[], &without).await.0
}

/// What became of [`TRIES`] behind these layers alone.
async fn tried(layers: &[Layer]) -> Value {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("it has one").port();
    let mut job = job(Engine::Cpp, &TRIES.replace("PID", &std::process::id().to_string()));
    job.input = format!("[{port}]");
    let result = cpp(layers).await.run(&LIMITS, &job).await;
    drop(fs::remove_file("/tmp/devproof-escape"));
    result.value.clone().unwrap_or_else(|| panic!("{result:?}"))
}

#[tokio::test]
async fn every_layer_stands_and_the_languages_are_judged() {
    let (runner, protection) = kit::start_with(usual_compilers(), &[], &[]).await;
    let mut everything = Layer::ALL.to_vec();
    everything.retain(|layer| *layer != Layer::Sealed);
    everything.sort_unstable();
    for language in COMPILED {
        assert_eq!(layers(&protection, language), everything, "{protection:?}");
        let toolchain = runner.toolchains().await[&language].as_ref().expect("it was found");
        assert!(!toolchain.version.is_empty());
    }
}

#[tokio::test]
async fn where_there_is_no_own_root_they_are_refused() {
    let (_, protection) = kit::start_with(usual_compilers(), &["in-a-container"], &[]).await;
    for language in COMPILED {
        assert_eq!(refusal(&protection, language), "compiling needs a root of its own");
    }
    assert!(protection.judges(Language::Python));
}

#[tokio::test]
async fn alone_an_own_root_holds_nothing() {
    // The socket and the process are there, and so are those outside: the trial is a real one.
    assert_eq!(tried(&[Layer::Files]).await, json!(["ENOENT", "ENOENT", "worked", "EPERM", "worked"]));
}

#[tokio::test]
async fn alone_an_own_network_reaches_nobody() {
    let said = tried(&[Layer::Network]).await;
    assert_eq!((&said[0], &said[2]), (&json!("worked"), &json!("ENETUNREACH")));
}

#[tokio::test]
async fn alone_landlock_refuses_files_connections_and_signals() {
    let said = tried(&[Layer::Landlock]).await;
    assert_eq!(said, json!(["EACCES", "EACCES", "EACCES", "EPERM", "worked"]));
}

#[tokio::test]
async fn alone_own_process_numbers_hide_everybody() {
    assert_eq!(tried(&[Layer::Processes]).await[3], json!("ESRCH"));
}

#[tokio::test]
async fn alone_limits_bound_processes() {
    assert_eq!(tried(&[Layer::Limits]).await[4], json!("EAGAIN"));
}

#[tokio::test]
async fn alone_seccomp_leaves_computing_and_no_second_start() {
    assert_eq!(tried(&[Layer::Calls]).await, json!(vec!["EPERM"; 5]));
    let runner = cpp(&[Layer::Calls]).await;
    for again in
        ["execve(\"/bin/true\", nullptr, nullptr)", "syscall(SYS_execveat, 4, \"\", nullptr, nullptr, AT_EMPTY_PATH)"]
    {
        let source = format!(
            "#include <fcntl.h>\n#include <sys/syscall.h>\n#include <unistd.h>\n\nlong long solve(long long) {{ return {again}; }}"
        );
        let result = runner.run(&LIMITS, &job(Engine::Cpp, &source)).await;
        assert_eq!(result.verdict, Verdict::RuntimeError, "{again}: {result:?}");
        assert!(result.message.is_some_and(|message| message.contains("system call that is not allowed")), "{again}");
    }
}

#[tokio::test]
async fn go_has_threads_but_no_processes_and_its_memory_is_bounded() {
    let compilers = usual_compilers().into_iter().filter(|(language, _)| *language == Language::Go).collect();
    let (runner, _) = kit::start_with(compilers, &[], &[Layer::Limits, Layer::Processes]).await;
    let run = async |body: &str| {
        let source = format!(
            "package main\n\nimport (\n\t\"sync\"\n\t\"syscall\"\n)\n\nvar _ sync.Mutex\n\nfunc solve(n int) int {{\n{body}\n}}"
        );
        runner.run(&LIMITS, &job(Engine::Go, &source)).await
    };
    let threads = "var all sync.WaitGroup\nfor i := 0; i < n; i++ {\nall.Add(1)\ngo func() { syscall.Syscall(syscall.SYS_GETTID, 0, 0, 0); all.Done() }()\n}\nall.Wait()\nreturn n";
    let result = run(threads).await;
    assert_eq!((result.verdict, result.value), (Verdict::Accepted, Some(json!(7))));
    let fork = "pid, _, failure := syscall.RawSyscall(syscall.SYS_CLONE, uintptr(syscall.SIGCHLD), 0, 0)\nif pid == 0 && failure == 0 { syscall.Exit(0) }\nreturn int(failure)";
    assert_eq!(run(fork).await.value, Some(json!(libc::EPERM)));
    let shared = "_, failure := syscall.Mmap(-1, 0, 1 << 20, syscall.PROT_WRITE, syscall.MAP_SHARED|syscall.MAP_ANON)\nif failure == nil { return 0 }\nreturn int(failure.(syscall.Errno))";
    assert_eq!(run(shared).await.value, Some(json!(libc::EPERM)));
}

/// A launcher that is no Java: as a compiler it makes a class file, and instead of running it, it tries what native code in
/// the place of Java's virtual machine can.
const NO_JAVA: &str = r#"
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <pthread.h>
#include <string>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static std::string all;

static void said(const char* name, long result) {
  all += std::string(all.empty() ? "[" : ",") + "\"" + name + ": " + (result < 0 ? strerrorname_np(errno) : "worked") + "\"";
}

static std::string get() {
  unsigned length = 0;
  if (read(0, &length, 4) != 4) _exit(97);
  std::string text(length, ' ');
  for (size_t at = 0; at < length;) {
    ssize_t got = read(0, text.data() + at, length - at);
    if (got <= 0) _exit(97);
    at += got;
  }
  return text;
}

static void say(char kind, const std::string& text) {
  unsigned length = text.size();
  std::string frame = kind + std::string(reinterpret_cast<char*>(&length), 4) + text;
  if (write(3, frame.data(), frame.size()) < 0) _exit(97);
}

static void* nothing(void*) { return nullptr; }

static void attempt() {
  said("another file", open("/etc/passwd", O_RDONLY));
  said("the program", open("/program.jar", O_RDONLY));
  said("the program to write", open("/program.jar", O_RDWR));
  said("a new file", open("/new", O_WRONLY | O_CREAT, 0600));
  int root = open("/", O_RDONLY | O_DIRECTORY);
  char names[512];
  said("a folder's names", syscall(SYS_getdents64, root, names, sizeof names));
  said("a folder", mkdir("/new", 0700));
  said("a socket", socket(AF_INET, SOCK_STREAM, 0));
  said("a pair", socketpair(AF_UNIX, SOCK_STREAM, 0, reinterpret_cast<int*>(names)));
  said("a pipe", pipe2(reinterpret_cast<int*>(names), 0));
  said("a signal to others", kill(1, SIGTERM));
  said("a signal to itself", syscall(SYS_tgkill, getpid(), syscall(SYS_gettid), SIGSTOP));
  long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  said("a process", child);
  child = syscall(SYS_clone, CLONE_FLAGS & ~CLONE_THREAD_FLAG, 0, 0, 0, 0);
  if (child == 0) _exit(0);
  said("a process that shares", child);
  said("clone3", syscall(SYS_clone3, names, 64));
  pthread_t thread;
  errno = pthread_create(&thread, nullptr, nothing, nullptr);
  said("a thread", errno == 0 ? 0 : -1);
  if (errno == 0) pthread_join(thread, nullptr);
  said("another descriptor of 0", dup(0));
  said("number 200", dup2(0, 200));
  said("number 200 by another call", fcntl(0, F_DUPFD, 200));
  while (open("/program.jar", O_RDONLY) >= 0) {}
  said("number 200 by opening on", -1);
  rlimit most{1024, 1024};
  said("more descriptors", setrlimit(RLIMIT_NOFILE, &most));
  said("shared memory", mmap(nullptr, 4096, PROT_READ, MAP_SHARED | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
  said("too much memory", mmap(nullptr, 1 << 30, PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
  said("memory for code", mmap(nullptr, 4096, PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0);
  said("to be traced", prctl(PR_SET_DUMPABLE, 1));
}

int main(int count, char** arguments) {
  for (int i = 0; i < count; ++i)
    if (!strcmp(arguments[i], "--module")) return mkdir("classes", 0700) < 0 || open("classes/A.class", O_WRONLY | O_CREAT, 0600) < 0;
  say('R', "");
  std::string nonce = get();
  say('L', "");
  std::string input = get();
  if (input == "[1]") syscall(SYS_execve, "LAUNCHER", arguments, nullptr);
  if (input == "[2]") syscall(SYS_execveat, 200, "", arguments, nullptr, AT_EMPTY_PATH);
  if (input == "[3]") syscall(SYS_memfd_create, "x", 0);
  if (input == "[4]") syscall(SYS_ptrace, 0, 0, 0, 0);
  attempt();
  say('A', nonce + std::string(8, '\0') + all + "]");
  _exit(0);
}
"#;

/// A JDK whose launcher is [`NO_JAVA`], and where its compiler is.
fn no_java() -> PathBuf {
    // Not in /tmp, where roots are put together, nor in the target folder, which may be where a compiler works.
    let home = Path::new("/var/tmp").join(format!("devproof-no-java-{}", std::process::id()));
    for folder in ["bin", "lib"] {
        fs::create_dir_all(home.join(folder)).expect("a folder");
    }
    let launcher = home.join("bin/java");
    let source = home.join("java.cpp");
    let text = NO_JAVA.replace("LAUNCHER", &launcher.to_string_lossy());
    // As a thread of the C library's, but without what makes it one.
    let text = text.replace("CLONE_FLAGS", "0x3d0f00").replace("CLONE_THREAD_FLAG", "0x10000");
    fs::write(&source, text).expect("the source");
    let compiler = home.join("bin/javac");
    fs::write(home.join("lib/jvm.cfg"), "").expect("its settings");
    fs::write(&compiler, "#!/bin/sh\necho javac 17.0.0\n").expect("its compiler");
    fs::set_permissions(&compiler, Permissions::from_mode(0o755)).expect("it can be run");
    let output =
        Command::new("/usr/bin/g++").args(["-std=c++20", "-static", "-o"]).args([&launcher, &source]).output();
    let output = output.expect("GCC runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    compiler
}

#[tokio::test]
async fn native_code_in_the_place_of_java_is_held() {
    let settings = Settings {
        child: env!("CARGO_BIN_EXE_judge-child").into(),
        arguments: Vec::new(),
        python: None,
        compilers: [(Language::Java, no_java())].into(),
        slots: 1,
        without: Vec::new(),
    };
    let home = Home(settings.compilers[&Language::Java].ancestors().nth(2).expect("its folder").to_owned());
    let (runner, _) = Runner::start(settings).await.expect("something is judged");
    let run = async |what: u8| {
        let mut job = job(Engine::Java, "class Solution { }");
        job.input = format!("[{what}]");
        runner.run(&LIMITS, &job).await
    };
    let result = run(0).await;
    let tried = [
        "another file: ENOENT",
        "the program: worked",
        "the program to write: EPERM",
        "a new file: EPERM",
        "a folder's names: EPERM",
        "a folder: EPERM",
        "a socket: EPERM",
        "a pair: EPERM",
        "a pipe: EPERM",
        "a signal to others: EPERM",
        "a signal to itself: EPERM",
        "a process: EPERM",
        "a process that shares: EPERM",
        "clone3: ENOSYS",
        "a thread: worked",
        "another descriptor of 0: EPERM",
        "number 200: EPERM",
        "number 200 by another call: EPERM",
        "number 200 by opening on: EMFILE",
        "more descriptors: EPERM",
        "shared memory: EPERM",
        "too much memory: ENOMEM",
        "memory for code: worked",
        "to be traced: EPERM",
    ];
    assert_eq!(result.value, Some(json!(tried)), "{result:?}");
    for what in 1..=4 {
        let result = run(what).await;
        assert_eq!(result.verdict, Verdict::RuntimeError, "{what}: {result:?}");
        assert!(result.message.is_some_and(|message| message.contains("system call that is not allowed")), "{what}");
    }
    drop(home);
}

/// A folder that is removed at the end.
struct Home(PathBuf);

impl Drop for Home {
    fn drop(&mut self) {
        drop(fs::remove_dir_all(&self.0));
    }
}

#[tokio::test]
async fn what_runs_before_main_is_in_the_cage_too() {
    let runner = cpp(&Layer::ALL).await;
    let source = "#include <unistd.h>\nstatic long before = execve(\"/bin/true\", nullptr, nullptr);\n\nlong long solve(long long) { return before; }";
    assert_eq!(runner.run(&LIMITS, &job(Engine::Cpp, source)).await.verdict, Verdict::RuntimeError);
}

#[tokio::test]
async fn a_program_is_compiled_once_and_a_mistake_is_told_with_its_line() {
    let runner = cpp(&Layer::ALL).await;
    let run = async |source: &str| -> TestResult { runner.run(&LIMITS, &job(Engine::Cpp, source)).await };
    let first = run("long long solve(long long n) { return n + 1; }").await;
    assert_eq!((first.verdict, first.value), (Verdict::Accepted, Some(json!(8))));
    let again = run("long long solve(long long n) { return n + 1; }").await;
    // Compiling takes a second of a core: without it, it is over at once even on a busy machine.
    assert!(again.wall * 4 < first.wall, "{:?} and {:?}", again.wall, first.wall);
    let wrong = run("long long solve(long long n) {\n  return m;\n}").await;
    assert_eq!((wrong.verdict, wrong.line, wrong.time), (Verdict::CompileError, Some(2), Duration::ZERO));
    assert!(wrong.message.is_some_and(|message| message.contains("'m' was not declared")));
}

#[tokio::test]
async fn a_compiler_finds_its_own_folders_and_nothing_else() {
    let runner = cpp(&Layer::ALL).await;
    for path in ["/usr/bin/env", "/bin/sh", "/usr/lib/os-release", "/etc/passwd", "/proc/self/status", "/tmp"] {
        let source = format!(
            "#if __has_include(\"{path}\")\n#error it is there\n#endif\nlong long solve(long long n) {{ return n; }}"
        );
        let result = runner.run(&LIMITS, &job(Engine::Cpp, &source)).await;
        assert_eq!(result.verdict, Verdict::Accepted, "{path}: {result:?}");
        assert!(path == "/tmp" || path.starts_with("/proc") || Path::new(path).exists(), "{path}");
    }
}

#[tokio::test]
async fn a_compiler_has_its_own_limits() {
    let runner = cpp(&Layer::ALL).await;
    let endless = "template <int Depth, long long Path> struct Tree {\n  static constexpr long long value = Tree<Depth - 1, \
        2 * Path>::value + Tree<Depth - 1, 2 * Path + 1>::value;\n};\ntemplate <long long Path> struct Tree<0, Path> {\n  static \
        constexpr long long value = Path;\n};\nlong long solve(long long n) { return n + Tree<40, 1>::value; }";
    let result = runner.run(&LIMITS, &job(Engine::Cpp, endless)).await;
    assert_eq!(result.verdict, Verdict::CompileError);
    let message = result.message.expect("it says why");
    assert!(message.starts_with("The compiler needed more"), "{message}");
}
