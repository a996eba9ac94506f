//! `set_notification`: whether the caller wants a kind of notification in the app, and by email.

use crate::{
    CommandError,
    rpc::{
        arguments::{answer, arguments},
        context::CommandContext,
    },
};
use devproof_db::Sql;
use devproof_vocabulary::{EmployerNotification, NotificationKind, Role, SeekerNotification};

arguments! { required { p_kind: NotificationKind, p_in_app: bool, p_email: bool } }

answer! { kind: NotificationKind, in_app: bool, email: bool }

/// Whether people in this role get notifications of this kind.
fn is_for(role: Option<Role>, kind: NotificationKind) -> bool {
    match role {
        Some(Role::JobSeeker) => SeekerNotification::ALL.iter().any(|own| NotificationKind::from(*own) == kind),
        Some(Role::Employer) => EmployerNotification::ALL.iter().any(|own| NotificationKind::from(*own) == kind),
        None => true,
    }
}

pub(crate) async fn run(cx: &CommandContext<'_>, args: Args) -> Result<Answer, CommandError> {
    let Args { p_kind: kind, p_in_app: in_app, p_email: email } = args;
    if !is_for(cx.profile.role, kind) {
        return Err(CommandError::invalid("/p_kind", "isn't a notification that you get"));
    }
    let sql = Sql::new(
        "insert into public.notification_settings (profile_id, kind, in_app, email)
         values ($1::uuid, $2, $3::boolean, $4::boolean)
         on conflict (profile_id, kind) do update set in_app = excluded.in_app, email = excluded.email",
    )
    .bind(cx.user_id)
    .bind(kind.as_str())
    .bind(in_app)
    .bind(email);
    cx.tx.execute(&sql).await?;
    Ok(Answer { kind, in_app, email })
}
