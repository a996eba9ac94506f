//! The functions of beta feedback. The answers themselves are rows that the client writes; these tell staff.

mod notice;

pub(crate) use notice::notify;
