//! Refusals at a limit of a tier: each names the smallest tier that lifts it.

use crate::{
    CommandError,
    rpc::{context::CommandContext, tier_limit::LiftingTier},
};
use devproof_vocabulary::Role;

impl CommandError {
    /// The limit of a tier that a refusal is about, by its name in `content/tiers.json`, and where the tier that lifts it belongs.
    fn tier_limit(&mut self) -> Option<(&'static str, &mut Option<LiftingTier>)> {
        match self {
            Self::TierLimitReached { limit, tier, .. } => Some((limit, tier)),
            Self::TierNeeded { feature, tier } => Some((feature, tier)),
            Self::CannotWriteFirst { tier } => Some(("message_first", tier)),
            Self::FeaturedProjectLimit { tier, .. } => Some(("featured_projects", tier)),
            Self::FeaturedSlotsUsed { tier, .. } => Some(("featured_slots", tier)),
            Self::WebhookLimit { tier, .. } => Some(("webhooks", tier)),
            Self::MonthlyLimitReached { tier, .. } => Some(("invitations_per_month", tier)),
            Self::JobInvitationLimit { tier, .. } => Some(("job_invitations_per_month", tier)),
            Self::InterviewLimit { tier, .. } => Some(("interviews_per_month", tier)),
            Self::DailyLimitReached { quota, tier, .. } => match quota.as_str() {
                "discover" => Some(("discover_per_day", tier)),
                _ => Some(("featured_per_day", tier)),
            },
            _ => None,
        }
    }

    /// The smallest tier that lifts the limit.
    pub(super) fn lifting_tier(&self) -> Option<&LiftingTier> {
        match self {
            Self::TierLimitReached { tier, .. }
            | Self::TierNeeded { tier, .. }
            | Self::CannotWriteFirst { tier }
            | Self::FeaturedProjectLimit { tier, .. }
            | Self::FeaturedSlotsUsed { tier, .. }
            | Self::WebhookLimit { tier, .. }
            | Self::MonthlyLimitReached { tier, .. }
            | Self::JobInvitationLimit { tier, .. }
            | Self::InterviewLimit { tier, .. }
            | Self::DailyLimitReached { tier, .. } => tier.as_ref(),
            _ => None,
        }
    }
}

impl CommandContext<'_> {
    /// A refusal with the tier that lifts it, if it is about a limit of one. What the command did is undone anyway, so it costs
    /// nothing where nothing is refused.
    pub(super) async fn with_lifting_tier(&self, mut refusal: CommandError) -> CommandError {
        let owner = match self.profile.role {
            Some(Role::Employer) => self.profile.company_id,
            _ => Some(self.user_id),
        };
        if let Some((limit, tier)) = refusal.tier_limit()
            && tier.is_none()
            && let Some(owner) = owner
        {
            // Without it the refusal is one all the same.
            *tier = LiftingTier::of(self.tx, owner, limit).await.unwrap_or_default();
        }
        refusal
    }
}
