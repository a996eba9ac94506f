//! What only `unsafe` reaches. Nothing else in this crate may use it.
#![expect(unsafe_code, reason = "asks the kernel for what no safe wrapper in our dependencies offers")]

use std::{
    ffi::CStr,
    io,
    mem::{MaybeUninit, size_of},
    os::fd::{AsRawFd, BorrowedFd, FromRawFd, OwnedFd},
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};

/// What a process used, as the kernel says when it is reaped.
#[derive(Debug, Clone, Copy)]
pub struct Reaped {
    /// User and system time.
    pub cpu: Duration,
    /// The most memory at once, in KiB.
    pub memory_kib: u64,
    /// Its exit code, if it exited.
    pub code: Option<i32>,
    /// The signal that ended it.
    pub signal: Option<i32>,
}

fn checked(result: i64) -> io::Result<i64> {
    if result < 0 { Err(io::Error::last_os_error()) } else { Ok(result) }
}

/// Forks: `None` in the child, its pid in the parent. The caller has one thread.
pub fn fork() -> io::Result<Option<i32>> {
    // SAFETY: the judge's child has no second thread, so the copy is in no lock that no one will open.
    let pid = unsafe { libc::fork() };
    checked(pid.into()).map(|pid| if pid == 0 { None } else { Some(pid as i32) })
}

/// Ends this process at once: no destructors, no buffers.
pub fn exit(code: i32) -> ! {
    // SAFETY: takes nothing and never returns.
    unsafe { libc::_exit(code) }
}

/// Ends one of our children, which has not been reaped.
pub fn kill(pid: i32) {
    // SAFETY: takes no memory.
    unsafe { libc::kill(pid, libc::SIGKILL) };
}

/// Lets others go first, by so many steps.
pub fn lower_priority(steps: i32) {
    // SAFETY: takes no memory. That it may fail changes nothing but who goes first.
    unsafe { libc::nice(steps) };
}

/// A descriptor that is readable once this process, one of our children that has not been reaped, has ended.
pub fn pidfd_open(pid: i32) -> io::Result<OwnedFd> {
    // SAFETY: takes no memory.
    let descriptor = checked(unsafe { libc::syscall(libc::SYS_pidfd_open, pid, 0) })?;
    // SAFETY: the kernel just made it for us.
    Ok(unsafe { OwnedFd::from_raw_fd(descriptor as i32) })
}

/// The CPU time that one of our children, which has not been reaped, has used so far.
pub fn cpu_time(pid: i32) -> io::Result<Duration> {
    let mut clock: libc::clockid_t = 0;
    // SAFETY: `clock` outlives the call.
    let failed = unsafe { libc::clock_getcpuclockid(pid, &raw mut clock) };
    if failed != 0 {
        return Err(io::Error::from_raw_os_error(failed));
    }
    let mut time = MaybeUninit::<libc::timespec>::zeroed();
    // SAFETY: `time` outlives the call, and zeroes are a timespec.
    let time = unsafe {
        checked(libc::clock_gettime(clock, time.as_mut_ptr()).into())?;
        time.assume_init()
    };
    Ok(Duration::new(time.tv_sec as u64, time.tv_nsec as u32))
}

/// Waits for one of our children and says what it used.
pub fn reap(pid: i32) -> io::Result<Reaped> {
    let mut status = 0;
    let mut usage = MaybeUninit::<libc::rusage>::zeroed();
    loop {
        // SAFETY: both outlive the call.
        match checked(unsafe { libc::wait4(pid, &raw mut status, 0, usage.as_mut_ptr()) }.into()) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
            Ok(_) => break,
        }
    }
    // SAFETY: the kernel has filled it, and zeroes are a rusage.
    let usage = unsafe { usage.assume_init() };
    let time = |at: libc::timeval| Duration::new(at.tv_sec as u64, at.tv_usec as u32 * 1000);
    Ok(Reaped {
        cpu: time(usage.ru_utime) + time(usage.ru_stime),
        memory_kib: usage.ru_maxrss as u64,
        code: libc::WIFEXITED(status).then(|| libc::WEXITSTATUS(status)),
        signal: libc::WIFSIGNALED(status).then(|| libc::WTERMSIG(status)),
    })
}

/// Closes every descriptor from this one on.
pub fn close_from(first: u32) -> io::Result<()> {
    // SAFETY: the caller owns no descriptor from `first` on that it will use or close again.
    checked(unsafe { libc::syscall(libc::SYS_close_range, first, libc::c_uint::MAX, 0) }).map(drop)
}

/// Waits until `judged` has ended, the reader of `report` has gone, or there is something `printed`. A signal ends the
/// waiting.
pub fn wait_for(
    judged: BorrowedFd<'_>,
    report: BorrowedFd<'_>,
    printed: Option<BorrowedFd<'_>>,
    most: Duration,
) -> io::Result<Ready> {
    let mut watched = [
        libc::pollfd { fd: judged.as_raw_fd(), events: libc::POLLIN, revents: 0 },
        libc::pollfd { fd: report.as_raw_fd(), events: 0, revents: 0 },
        // The kernel passes over a descriptor below zero.
        libc::pollfd { fd: printed.map_or(-1, |printed| printed.as_raw_fd()), events: libc::POLLIN, revents: 0 },
    ];
    let most = i32::try_from(most.as_millis()).unwrap_or(i32::MAX);
    // SAFETY: `watched` outlives the call and is as long as we say.
    match checked(unsafe { libc::poll(watched.as_mut_ptr(), 3, most) }.into()) {
        Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(Ready::default()),
        Err(error) => Err(error),
        Ok(_) => {
            let [ended, parent_gone, printed] = watched.map(|watched| watched.revents != 0);
            Ok(Ready { ended, parent_gone, printed })
        }
    }
}

/// What [`wait_for`] saw.
#[derive(Debug, Clone, Copy, Default)]
pub struct Ready {
    /// The judged process has ended.
    pub ended: bool,
    /// No one reads our report any more.
    pub parent_gone: bool,
    /// Something was printed, or who prints has gone.
    pub printed: bool,
}

/// A copy of a descriptor above those that a program finds when it starts. Closed by starting one.
pub fn out_of_the_way(descriptor: BorrowedFd<'_>) -> io::Result<OwnedFd> {
    // SAFETY: takes no memory.
    let copy = checked(unsafe { libc::fcntl(descriptor.as_raw_fd(), libc::F_DUPFD_CLOEXEC, 10) }.into())?;
    // SAFETY: the kernel just made it for us.
    Ok(unsafe { OwnedFd::from_raw_fd(copy as i32) })
}

/// Makes `number` mean what `descriptor` does. Whatever it meant before is closed: no one here may still use it.
pub fn place(descriptor: BorrowedFd<'_>, number: i32, closed_by_start: bool) -> io::Result<()> {
    let flags = if closed_by_start { libc::O_CLOEXEC } else { 0 };
    // SAFETY: takes no memory; the judged process that calls this owns no descriptor that low but the standard streams.
    checked(unsafe { libc::dup3(descriptor.as_raw_fd(), number, flags) }.into()).map(drop)
}

/// The name of a program that is started by its descriptor.
static NO_NAME: &CStr = c"";

/// Where [`NO_NAME`] lies in this process.
pub fn no_name_address() -> u64 {
    NO_NAME.as_ptr() as u64
}

/// Becomes the program behind a descriptor, with these arguments, of which the first is its name, and this environment.
/// Comes back only when it fails.
pub fn become_program(descriptor: i32, arguments: &[&CStr], environment: &[&CStr]) {
    let list = |of: &[&CStr]| -> Vec<_> { of.iter().map(|text| text.as_ptr()).chain([std::ptr::null()]).collect() };
    let (arguments, environment) = (list(arguments), list(environment));
    // SAFETY: both lists end with a null and, like what they point to, outlive the call.
    unsafe {
        libc::syscall(
            libc::SYS_execveat,
            descriptor,
            NO_NAME.as_ptr(),
            arguments.as_ptr(),
            environment.as_ptr(),
            libc::AT_EMPTY_PATH,
        )
    };
}

static ASKED_TO_STOP: AtomicBool = AtomicBool::new(false);

extern "C" fn on_stop_signal(_: libc::c_int) {
    ASKED_TO_STOP.store(true, Ordering::Relaxed);
}

/// From now on SIGTERM is a wish, see [`is_stop_requested`].
pub fn install_stop_handler() {
    let handler: extern "C" fn(libc::c_int) = on_stop_signal;
    // SAFETY: the handler does one thing, and an atomic store is allowed in handlers. No SA_RESTART: `poll` must return.
    unsafe {
        let mut action: libc::sigaction = MaybeUninit::zeroed().assume_init();
        action.sa_sigaction = handler as libc::sighandler_t;
        libc::sigaction(libc::SIGTERM, &raw const action, std::ptr::null_mut());
    }
}

/// Whether the parent has asked us to stop.
pub fn is_stop_requested() -> bool {
    ASKED_TO_STOP.load(Ordering::Relaxed)
}

/// Gives up every capability, also those of a user namespace.
pub fn drop_capabilities() -> io::Result<()> {
    #[repr(C)]
    struct Header {
        version: u32,
        pid: i32,
    }
    // _LINUX_CAPABILITY_VERSION_3: two sets of (effective, permitted, inheritable).
    let header = Header { version: 0x2008_0522, pid: 0 };
    let none = [[0_u32; 3]; 2];
    // SAFETY: both are laid out as the kernel wants them and outlive the call.
    checked(unsafe { libc::syscall(libc::SYS_capset, &raw const header, none.as_ptr()) }).map(drop)
}

/// Makes the mount at a path, and all below it, read-only, without devices and without set-user-id programs.
pub fn read_only(path: &CStr) -> io::Result<()> {
    let wanted = libc::mount_attr {
        attr_set: libc::MOUNT_ATTR_RDONLY | libc::MOUNT_ATTR_NOSUID | libc::MOUNT_ATTR_NODEV,
        attr_clr: 0,
        propagation: 0,
        userns_fd: 0,
    };
    // SAFETY: `path` ends with a zero, `wanted` outlives the call and is as long as we say.
    let result = unsafe {
        libc::syscall(
            libc::SYS_mount_setattr,
            libc::AT_FDCWD,
            path.as_ptr(),
            libc::AT_RECURSIVE,
            &raw const wanted,
            size_of::<libc::mount_attr>(),
        )
    };
    checked(result).map(drop)
}
