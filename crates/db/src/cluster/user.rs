//! The user that PostgreSQL runs as when we are root.

use std::{fs, os::unix::fs::MetadataExt};

/// A user other than root, from the user database's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unprivileged {
    /// The user's number.
    pub uid: u32,
    /// Its group's number.
    pub gid: u32,
}

impl Unprivileged {
    /// Whether this process is root.
    pub fn needed() -> bool {
        // The owner of our own entry in /proc is the effective user.
        fs::metadata("/proc/self").is_ok_and(|entry| entry.uid() == 0)
    }

    /// `postgres` where it exists (Debian's package makes it), else `nobody`.
    pub fn find() -> Option<Self> {
        let users = fs::read_to_string("/etc/passwd").ok()?;
        ["postgres", "nobody"].into_iter().find_map(|name| Self::parse(&users, name))
    }

    fn parse(users: &str, name: &str) -> Option<Self> {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        let uid = fields.next()?.parse().ok().filter(|uid| *uid != 0)?;
        Some(Self { uid, gid: fields.next()?.parse().ok()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_user_is_read_and_root_is_never_one() {
        let users = "root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n";
        assert_eq!(Unprivileged::parse(users, "nobody"), Some(Unprivileged { uid: 65534, gid: 65534 }));
        assert_eq!(Unprivileged::parse(users, "root"), None);
        assert_eq!(Unprivileged::parse(users, "postgres"), None);
    }
}
