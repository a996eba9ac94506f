//! seccomp: which system calls remain.
//!
//! Two programs or more, one on the other; the kernel obeys the stricter. The first kills for what no honest program does: tracing,
//! executing, io_uring, namespaces. The second lets through what computing needs and answers all else with "not permitted",
//! so that an honest mistake (a file, a thread) becomes a readable exception.

use libc::c_long;
use seccompiler::{
    BpfProgram, Error, SeccompAction, SeccompCmpArgLen as Width, SeccompCmpOp as Compare,
    SeccompCondition as Condition, SeccompFilter, SeccompRule as Rule,
};
use std::collections::BTreeMap;

/// No honest program does these. A judged process that does is ended on the spot (SIGSYS).
const DEADLY: &[c_long] = &[
    libc::SYS_ptrace,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_pidfd_getfd,
    libc::SYS_io_uring_setup,
    libc::SYS_io_uring_enter,
    libc::SYS_io_uring_register,
    libc::SYS_bpf,
    libc::SYS_perf_event_open,
    libc::SYS_userfaultfd,
    libc::SYS_add_key,
    libc::SYS_request_key,
    libc::SYS_keyctl,
    libc::SYS_mount,
    libc::SYS_umount2,
    libc::SYS_move_mount,
    libc::SYS_open_tree,
    libc::SYS_fsopen,
    libc::SYS_fsmount,
    libc::SYS_pivot_root,
    libc::SYS_chroot,
    libc::SYS_setns,
    libc::SYS_unshare,
    libc::SYS_open_by_handle_at,
    libc::SYS_init_module,
    libc::SYS_finit_module,
    libc::SYS_delete_module,
    libc::SYS_kexec_load,
    libc::SYS_reboot,
    libc::SYS_swapon,
    libc::SYS_swapoff,
    libc::SYS_execveat,
    libc::SYS_memfd_create,
];

/// What computing needs: memory, a clock, the three pipes, an end.
const COMPUTING: &[c_long] = &[
    libc::SYS_read,
    libc::SYS_write,
    libc::SYS_close,
    libc::SYS_brk,
    libc::SYS_mremap,
    libc::SYS_munmap,
    libc::SYS_madvise,
    libc::SYS_futex,
    libc::SYS_clock_gettime,
    libc::SYS_clock_getres,
    libc::SYS_clock_nanosleep,
    libc::SYS_nanosleep,
    libc::SYS_restart_syscall,
    libc::SYS_gettimeofday,
    libc::SYS_getrandom,
    libc::SYS_getpid,
    libc::SYS_gettid,
    libc::SYS_getrusage,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sigaltstack,
    libc::SYS_sched_yield,
    libc::SYS_exit,
    libc::SYS_exit_group,
];

/// What CPython needs besides, until its modules are loaded.
const STARTING: &[c_long] = &[
    libc::SYS_openat,
    libc::SYS_newfstatat,
    libc::SYS_fstat,
    libc::SYS_statx,
    libc::SYS_lseek,
    libc::SYS_pread64,
    libc::SYS_getdents64,
    libc::SYS_readlinkat,
    libc::SYS_faccessat,
    libc::SYS_faccessat2,
    libc::SYS_getcwd,
    libc::SYS_fcntl,
    libc::SYS_dup,
    libc::SYS_ioctl,
    libc::SYS_uname,
    libc::SYS_sysinfo,
    libc::SYS_prlimit64,
    libc::SYS_rseq,
    libc::SYS_set_tid_address,
    libc::SYS_set_robust_list,
    libc::SYS_getuid,
    libc::SYS_geteuid,
    libc::SYS_getgid,
    libc::SYS_getegid,
    libc::SYS_mprotect,
    libc::SYS_mmap,
    libc::SYS_execve,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_arch_prctl,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_access,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_readlink,
];

/// What a compiled program needs besides: its first instructions, which are the C library's.
const BEGINNING: &[c_long] = &[
    libc::SYS_rseq,
    libc::SYS_set_tid_address,
    libc::SYS_set_robust_list,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_arch_prctl,
    // Rust's standard library asks whether its three streams are open, and gives up where it may not.
    #[cfg(target_arch = "x86_64")]
    libc::SYS_poll,
    libc::SYS_ppoll,
];

/// What the runtime of Go needs besides, that of its compiler too: threads, and what wakes those that sleep.
const THREADS: &[c_long] = &[
    libc::SYS_sched_getaffinity,
    libc::SYS_epoll_create1,
    libc::SYS_epoll_ctl,
    libc::SYS_epoll_pwait,
    libc::SYS_eventfd2,
    libc::SYS_pipe2,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_getrlimit,
];

/// What Java's virtual machine needs besides: it reads its own library as it goes. There is nothing else in its root.
const JAVA: &[c_long] = &[
    libc::SYS_newfstatat,
    libc::SYS_fstat,
    libc::SYS_lseek,
    libc::SYS_pread64,
    libc::SYS_readlinkat,
    libc::SYS_faccessat,
    libc::SYS_faccessat2,
    libc::SYS_getcwd,
    libc::SYS_uname,
    libc::SYS_sysinfo,
    libc::SYS_sched_getaffinity,
    libc::SYS_getuid,
    libc::SYS_geteuid,
    libc::SYS_mprotect,
    // Refused below as if there were none.
    libc::SYS_clone3,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_access,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_readlink,
];

/// How the C library starts a thread. See [`GO_THREAD`].
const C_THREAD: i32 = GO_THREAD | libc::CLONE_PARENT_SETTID | libc::CLONE_CHILD_CLEARTID;

/// How Go starts a thread: all is shared, and with one of these left out it would be a process.
const GO_THREAD: i32 = libc::CLONE_VM
    | libc::CLONE_FS
    | libc::CLONE_FILES
    | libc::CLONE_SIGHAND
    | libc::CLONE_SYSVSEM
    | libc::CLONE_SETTLS
    | libc::CLONE_THREAD;

/// What compilers need besides [`STARTING`] and [`THREADS`]: threads and processes of their own, files in their workplace.
const COMPILING: &[c_long] = &[
    libc::SYS_clone,
    libc::SYS_clone3,
    libc::SYS_wait4,
    libc::SYS_dup3,
    libc::SYS_ppoll,
    libc::SYS_pselect6,
    libc::SYS_tgkill,
    libc::SYS_kill,
    libc::SYS_prctl,
    libc::SYS_umask,
    libc::SYS_fchmod,
    libc::SYS_fchmodat,
    libc::SYS_ftruncate,
    libc::SYS_fallocate,
    libc::SYS_pwrite64,
    libc::SYS_writev,
    libc::SYS_readv,
    libc::SYS_fsync,
    libc::SYS_flock,
    libc::SYS_fadvise64,
    libc::SYS_copy_file_range,
    libc::SYS_mkdirat,
    libc::SYS_unlinkat,
    libc::SYS_renameat,
    libc::SYS_renameat2,
    libc::SYS_linkat,
    libc::SYS_statfs,
    libc::SYS_fstatfs,
    libc::SYS_times,
    libc::SYS_membarrier,
    libc::SYS_chdir,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_vfork,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_fork,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_pipe,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_poll,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_dup2,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_stat,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_lstat,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_open,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_mkdir,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_unlink,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_rmdir,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_rename,
    #[cfg(target_arch = "x86_64")]
    libc::SYS_chmod,
];

/// The programs of one stage.
pub type Programs = Vec<BpfProgram>;

/// For the last stage: what is let through from now on is what the stranger can call. `pid` is the judged process's own
/// number, as it sees it.
///
/// # Errors
/// On a machine that seccomp is not written for.
pub fn computing(pid: u32) -> Result<Programs, Error> {
    let mut deadly = always(DEADLY);
    deadly.insert(libc::SYS_execve, Vec::new());
    programs(deadly, only_computing(pid)?)
}

/// What computing needs, with what may be asked of it.
fn only_computing(pid: u32) -> Result<BTreeMap<c_long, Vec<Rule>>, Error> {
    let mut allowed = always(COMPUTING);
    let not_executable = || rule(&[(2, Compare::MaskedEq(bits(libc::PROT_EXEC)), 0)]);
    allowed.insert(libc::SYS_mmap, vec![not_executable()?]);
    allowed.insert(libc::SYS_mprotect, vec![not_executable()?]);
    // abort() raises SIGABRT in oneself. Nothing else may be sent, and to no one else.
    let abort = bits(libc::SIGABRT);
    allowed.insert(libc::SYS_tgkill, vec![rule(&[(0, Compare::Eq, pid.into()), (2, Compare::Eq, abort)])?]);
    Ok(allowed)
}

/// For a compiled program, all of which is a stranger's from its first instruction: static initialisers run before
/// anything of ours does. So this is loaded before the program is started, and lets through that one start: of the
/// descriptor `program`, which is closed by it, with the empty name at the address `name`. No call is left that could make
/// a descriptor of a file again. With `threads` it may have those.
///
/// # Errors
/// On a machine that seccomp is not written for.
pub fn program(pid: u32, (program, name): (u32, u64), threads: bool) -> Result<Programs, Error> {
    let mut allowed = only_computing(pid)?;
    allowed.extend(always(BEGINNING));
    if threads {
        allowed.extend(always(THREADS));
        // Its memory is bounded by its data, and what is shared is not counted as that.
        let private =
            [(2, Compare::MaskedEq(bits(libc::PROT_EXEC)), 0), (3, Compare::MaskedEq(bits(libc::MAP_SHARED)), 0)];
        allowed.insert(libc::SYS_mmap, vec![rule(&private)?]);
        let thread = bits(GO_THREAD);
        allowed.insert(libc::SYS_clone, vec![rule(&[(0, Compare::Eq, thread)])?]);
        // Whether a stream waits; nothing that makes a descriptor.
        allowed.insert(libc::SYS_fcntl, vec![rule(&[(1, Compare::Eq, bits(libc::F_GETFL))])?]);
        // Go interrupts its own threads by SIGURG.
        let interrupt = rule(&[(0, Compare::Eq, pid.into()), (2, Compare::Eq, bits(libc::SIGURG))])?;
        allowed.entry(libc::SYS_tgkill).or_default().push(interrupt);
    }
    programs(allow_start(&mut allowed, (program, name))?, allowed)
}

/// For Java's virtual machine. It is started like a compiled program, and the descriptor must be one that can't be made
/// again: above the limit of descriptors. It needs more than such a program: threads, code that it makes as it runs, and its own
/// library, which it opens as it runs. So it can open files to read them, and what holds is that its root has no others.
///
/// # Errors
/// On a machine that seccomp is not written for.
pub fn java(pid: u32, start: (u32, u64)) -> Result<Programs, Error> {
    let mut allowed = only_computing(pid)?;
    allowed.extend(always(BEGINNING));
    allowed.extend(always(JAVA));
    let private = rule(&[(3, Compare::MaskedEq(bits(libc::MAP_SHARED)), 0)])?;
    // Its library, which it maps. Its memory is bounded by its data, and what is shared is not counted as that.
    let no_memory =
        [(2, Compare::MaskedEq(bits(libc::PROT_WRITE)), 0), (3, Compare::MaskedEq(bits(libc::MAP_ANONYMOUS)), 0)];
    allowed.insert(libc::SYS_mmap, vec![private, rule(&no_memory)?]);
    let writing = bits(libc::O_WRONLY | libc::O_RDWR | libc::O_CREAT | libc::O_TRUNC | libc::O_APPEND);
    allowed.insert(libc::SYS_openat, vec![rule(&[(2, Compare::MaskedEq(writing), 0)])?]);
    allowed.insert(libc::SYS_clone, vec![rule(&[(0, Compare::Eq, bits(C_THREAD))])?]);
    allowed.insert(libc::SYS_prctl, vec![rule(&[(0, Compare::Eq, bits(libc::PR_SET_NAME))])?]);
    let mut programs = programs(allow_start(&mut allowed, start)?, allowed)?;
    // The flags of clone3 are in memory, where no filter sees them: without it the C library takes clone. Not as the last
    // one, behind which no more can be loaded.
    programs.insert(1, filter(always(&[libc::SYS_clone3]), SeccompAction::Allow, errno(libc::ENOSYS))?);
    Ok(programs)
}

/// Lets through the start of what is behind a descriptor, with the empty name at an address, and gives what is deadly then.
fn allow_start(
    allowed: &mut BTreeMap<c_long, Vec<Rule>>,
    (program, name): (u32, u64),
) -> Result<BTreeMap<c_long, Vec<Rule>>, Error> {
    // To ask for limits, not to set them.
    allowed.insert(libc::SYS_prlimit64, vec![whole_rule(2, Compare::Eq, 0)?]);
    let empty_path = bits(libc::AT_EMPTY_PATH);
    let start = [(0, Compare::Eq, u64::from(program)), (4, Compare::Eq, empty_path)];
    let other_starts = vec![
        rule(&[(0, Compare::Ne, u64::from(program))])?,
        rule(&[(4, Compare::Ne, empty_path)])?,
        whole_rule(1, Compare::Ne, name)?,
    ];
    allowed.insert(libc::SYS_execveat, vec![rule(&start)?]);
    let mut deadly = always(DEADLY);
    deadly.insert(libc::SYS_execve, Vec::new());
    deadly.insert(libc::SYS_execveat, other_starts);
    Ok(deadly)
}

/// For a compiler and what it starts.
///
/// # Errors
/// On a machine that seccomp is not written for.
pub fn compiling() -> Result<Programs, Error> {
    let mut allowed = always(COMPUTING);
    allowed.extend(always(STARTING));
    allowed.extend(always(COMPILING));
    allowed.extend(always(THREADS));
    // Java's compiler makes one to read its first file, and closes it: a pair is connected with itself and no one else.
    allowed.insert(libc::SYS_socketpair, vec![rule(&[(0, Compare::Eq, bits(libc::AF_UNIX))])?]);
    programs(always(DEADLY), allowed)
}

/// For CPython from its first instruction until it loads [`computing`] itself.
///
/// # Errors
/// On a machine that seccomp is not written for.
pub fn starting() -> Result<Programs, Error> {
    let mut allowed = always(COMPUTING);
    allowed.extend(always(STARTING));
    let seccomp = bits(libc::PR_SET_SECCOMP);
    allowed.insert(libc::SYS_prctl, vec![rule(&[(0, Compare::Eq, seccomp)])?]);
    let abort = bits(libc::SIGABRT);
    allowed.insert(libc::SYS_tgkill, vec![rule(&[(2, Compare::Eq, abort)])?]);
    programs(always(DEADLY), allowed)
}

/// Loads them. What they do not allow is gone for good.
///
/// # Errors
/// When this kernel has no seccomp.
pub fn load(programs: &[BpfProgram]) -> Result<(), Error> {
    programs.iter().try_for_each(|program| seccompiler::apply_filter(program))
}

/// A program as the kernel wants it in memory, in hexadecimal: for a process that loads it itself.
#[must_use]
pub fn in_hex(program: &BpfProgram) -> String {
    let bytes = program.iter().flat_map(|line| {
        let [c0, c1] = line.code.to_ne_bytes();
        let [k0, k1, k2, k3] = line.k.to_ne_bytes();
        [c0, c1, line.jt, line.jf, k0, k1, k2, k3]
    });
    hex::encode(bytes.collect::<Vec<u8>>())
}

fn always(calls: &[c_long]) -> BTreeMap<c_long, Vec<Rule>> {
    calls.iter().map(|call| (*call, Vec::new())).collect()
}

/// A constant of the kernel's as an argument.
fn bits(constant: i32) -> u64 {
    u64::from(constant.unsigned_abs())
}

/// A rule on all 64 bits of one argument.
fn whole_rule(argument: u8, compare: Compare, value: u64) -> Result<Rule, Error> {
    Ok(Rule::new(vec![Condition::new(argument, Width::Qword, compare, value)?])?)
}

fn rule(conditions: &[(u8, Compare, u64)]) -> Result<Rule, Error> {
    let conditions = conditions
        .iter()
        .map(|(argument, compare, value)| Condition::new(*argument, Width::Dword, compare.clone(), *value))
        .collect::<Result<_, _>>()?;
    Ok(Rule::new(conditions)?)
}

fn programs(deadly: BTreeMap<c_long, Vec<Rule>>, allowed: BTreeMap<c_long, Vec<Rule>>) -> Result<Programs, Error> {
    let killing = filter(deadly, SeccompAction::Allow, SeccompAction::KillProcess)?;
    let refusing = filter(allowed, errno(libc::EPERM), SeccompAction::Allow)?;
    Ok(vec![killing, refusing])
}

fn filter(
    rules: BTreeMap<c_long, Vec<Rule>>,
    otherwise: SeccompAction,
    action: SeccompAction,
) -> Result<BpfProgram, Error> {
    let machine = std::env::consts::ARCH.try_into()?;
    Ok(SeccompFilter::new(rules, otherwise, action, machine)?.try_into()?)
}

fn errno(error: i32) -> SeccompAction {
    SeccompAction::Errno(error.unsigned_abs())
}
