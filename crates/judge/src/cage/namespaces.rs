//! An ordinary user, and namespaces where they can be had.

use super::{
    AtStep, Broken, Layer,
    files::{self, Furniture},
};
use crate::sys;
use nix::{
    sched::{CloneFlags, unshare},
    sys::prctl,
    unistd::{Gid, Uid, getegid, geteuid, setgroups, setresgid, setresuid},
};
use std::{fs, io};

/// Whom a judged process belongs to when the server runs as root: Linux's "nobody".
const NOBODY: u32 = 65534;

/// Puts up what namespaces give, and ends as an ordinary user. Says which layers stand.
///
/// # Errors
/// When this process could not become unprivileged.
pub fn enter(furniture: &Furniture<'_>, without: &[Layer]) -> Result<Vec<Layer>, Broken> {
    prctl::set_no_new_privs().at("no new privileges")?;
    let spaces = clone_flags(without);
    let mut layers = Vec::new();
    let as_root = geteuid().is_root();
    let separated = (as_root && unshare(spaces).is_ok()) || {
        if as_root {
            become_nobody()?;
        }
        as_own_user(spaces)?
    };
    if separated {
        layers.extend(stand(spaces));
        if spaces.contains(CloneFlags::CLONE_NEWNS) {
            match files::own_root(furniture) {
                Ok(()) => layers.push(Layer::Files),
                // Landlock and seccomp remain; who must have a root of his own is refused by the parent.
                Err(error) => files::report_broken(&error),
            }
        }
    }
    if geteuid().is_root() {
        become_nobody()?;
    }
    sys::drop_capabilities().at("dropping capabilities")?;
    // Not to be traced or read through /proc by others of the same user.
    prctl::set_dumpable(false).at("not dumpable")?;
    layers.push(Layer::Unprivileged);
    Ok(layers)
}

fn clone_flags(without: &[Layer]) -> CloneFlags {
    let mut flags = CloneFlags::empty();
    let spaces = [
        (Layer::Processes, CloneFlags::CLONE_NEWPID),
        (Layer::Network, CloneFlags::CLONE_NEWNET | CloneFlags::CLONE_NEWIPC | CloneFlags::CLONE_NEWUTS),
        (Layer::Files, CloneFlags::CLONE_NEWNS),
    ];
    for (layer, space) in spaces {
        if !without.contains(&layer) {
            flags |= space;
        }
    }
    flags
}

fn stand(spaces: CloneFlags) -> impl Iterator<Item = Layer> {
    [(Layer::Processes, CloneFlags::CLONE_NEWPID), (Layer::Network, CloneFlags::CLONE_NEWNET)]
        .into_iter()
        .filter_map(move |(layer, space)| spaces.contains(space).then_some(layer))
}

/// Drops from real root to the unprivileged user, for good.
fn become_nobody() -> Result<(), Broken> {
    let (uid, gid) = (Uid::from_raw(NOBODY), Gid::from_raw(NOBODY));
    setgroups(&[]).at("leaving groups")?;
    setresgid(gid, gid, gid).at("changing group")?;
    setresuid(uid, uid, uid).at("changing user")?;
    if geteuid().is_root() || setresuid(Uid::from_raw(0), Uid::from_raw(0), Uid::from_raw(0)).is_ok() {
        return Err(io::Error::other("still root")).at("changing user");
    }
    Ok(())
}

/// The same namespaces by way of a user namespace, which any user may have where the kernel lets them. `false`: it does not.
fn as_own_user(spaces: CloneFlags) -> Result<bool, Broken> {
    let (uid, gid) = (geteuid(), getegid());
    // Anyone who has changed its user is not dumpable, and then owns none of its files in /proc.
    prctl::set_dumpable(true).at("dumpable")?;
    if spaces.is_empty() || unshare(CloneFlags::CLONE_NEWUSER | spaces).is_err() {
        return Ok(false);
    }
    fs::write("/proc/self/setgroups", "deny").at("user namespace: groups")?;
    fs::write("/proc/self/uid_map", format!("{uid} {uid} 1")).at("user namespace: user")?;
    fs::write("/proc/self/gid_map", format!("{gid} {gid} 1")).at("user namespace: group")?;
    Ok(true)
}
