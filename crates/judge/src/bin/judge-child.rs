//! The child alone, for this crate's own tests; what is deployed is `devproof judge-child`. Its arguments dress the machine
//! up as a poorer one:
//!
//! - `as-nobody`: the server runs as an ordinary user.
//! - `in-a-container`: namespaces and mounts are refused, as container engines do.
//! - `old-kernel`: there is no Landlock.
//! - `bare-kernel`: there is no seccomp for us to load.

use libc::c_long;
use nix::unistd::{Gid, Uid, geteuid, setgroups, setresgid, setresuid};
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule,
};
use std::{collections::BTreeMap, error::Error, process::ExitCode};

fn main() -> ExitCode {
    for disguise in std::env::args().skip(1) {
        if let Err(error) = put_on(&disguise) {
            eprintln!("the disguise {disguise} does not fit: {error}");
            return ExitCode::FAILURE;
        }
    }
    devproof_judge::child::main()
}

fn put_on(disguise: &str) -> Result<(), Box<dyn Error>> {
    match disguise {
        // Who is no root is an ordinary user already.
        "as-nobody" if geteuid().is_root() => {
            let (uid, gid) = (Uid::from_raw(65534), Gid::from_raw(65534));
            setgroups(&[])?;
            setresgid(gid, gid, gid)?;
            setresuid(uid, uid, uid)?;
        }
        "in-a-container" => {
            let spaces =
                [libc::SYS_unshare, libc::SYS_setns, libc::SYS_mount, libc::SYS_pivot_root, libc::SYS_umount2];
            refuse(always(&spaces), libc::EPERM)?;
        }
        "old-kernel" => refuse(always(&[libc::SYS_landlock_create_ruleset]), libc::ENOSYS)?,
        "bare-kernel" => {
            let mut calls = always(&[libc::SYS_seccomp]);
            let load = u64::try_from(libc::PR_SET_SECCOMP)?;
            let condition = SeccompCondition::new(0, SeccompCmpArgLen::Dword, SeccompCmpOp::Eq, load)?;
            calls.insert(libc::SYS_prctl, vec![SeccompRule::new(vec![condition])?]);
            refuse(calls, libc::EINVAL)?;
        }
        // A mark by which a test finds its processes.
        _ => {}
    }
    Ok(())
}

fn always(calls: &[c_long]) -> BTreeMap<c_long, Vec<SeccompRule>> {
    calls.iter().map(|call| (*call, Vec::new())).collect()
}

/// From now on these calls fail, here and in all children.
fn refuse(calls: BTreeMap<c_long, Vec<SeccompRule>>, error: i32) -> Result<(), Box<dyn Error>> {
    let refusing = SeccompAction::Errno(u32::try_from(error)?);
    let filter = SeccompFilter::new(calls, SeccompAction::Allow, refusing, std::env::consts::ARCH.try_into()?)?;
    let program: BpfProgram = filter.try_into()?;
    Ok(seccompiler::apply_filter(&program)?)
}
