import { useQuery } from "@tanstack/react-query";
import {
  ChartLine,
  CreditCard,
  EyeOff,
  FlaskConical,
  Keyboard,
  Lightbulb,
  LogOut,
  ScrollText,
  Settings,
  UsersRound,
  Waypoints,
} from "lucide-react";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { LateBetaModal } from "@/features/feedback/LateBetaModal";
import { paths } from "@/lib/paths";
import { employerContextQuery } from "@/lib/session/context";
import type { Profile } from "@/lib/session/profile";
import { useProfile, useUser } from "@/lib/session/session";
import { signOut } from "@/lib/session/sign-out";
import { Avatar } from "@/ui/Avatar";
import { initials } from "@/ui/initials";
import { Menu } from "@/ui/Menu";
import type { MenuItem } from "@/ui/menu-types";
import { useTheme } from "./theme";
import { themeItems } from "./theme-items";

/** Where the reader's analytics are. Recruiters need the permission, which only they are asked about. */
function useAnalyticsPath({ role, company_role, company_id }: Profile): string | null {
  const isRecruiter = role === "employer" && company_role === "recruiter";
  const { data: context } = useQuery({ ...employerContextQuery, enabled: isRecruiter });
  if (role === "job_seeker") return paths.analytics;
  if (role !== "employer" || !company_id) return null;
  if (company_role === "admin") return paths.employerAnalytics;
  return context?.permissions.includes("view_analytics") ? paths.employerAnalytics : null;
}

const icon = { size: 16, strokeWidth: 1.5 };

/** Where the reader's tiers are. Recruiters don't decide on them. */
function tiersItem({ role, company_role, is_internal_admin }: Profile): MenuItem[] {
  if (is_internal_admin || role === null) return [];
  if (role === "employer" && company_role !== "admin") return [];
  const href = role === "employer" ? paths.employerSubscriptionTiers : paths.subscriptionTiers;
  return [{ label: "Subscription Tiers", icon: <CreditCard {...icon} />, href }];
}

/** The avatar and the menu behind it. Links to further pages come with the pages. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const profile = useProfile();
  const user = useUser();
  const theme = useTheme();
  const navigate = useNavigate();
  const analytics = useAnalyticsPath(profile);
  const name = profile.full_name || user.email || "";
  const [isTesting, setTesting] = useState(false);
  const endTesting = useCallback(() => setTesting(false), []);

  const leave = async () => {
    await signOut();
    navigate(paths.signIn);
  };
  const menu = (
    <Menu
      header={
        <>
          <p className="truncate font-semibold">{profile.full_name || "Your account"}</p>
          <p className="truncate text-13 text-muted">{user.email}</p>
        </>
      }
      trigger={
        <button
          type="button"
          // What is seen, the initials, has to be part of the name that is heard.
          aria-label={`${initials(profile.full_name)} account menu of ${name}`.trim()}
          className="grid size-11 place-items-center rounded-full"
        >
          <Avatar name={profile.full_name} src={profile.avatar_url} size={32} />
        </button>
      }
      groups={[
        [
          ...(analytics
            ? [{ label: "Analytics", icon: <ChartLine {...icon} />, href: analytics }]
            : []),
          ...(profile.role === "employer" && profile.company_id
            ? [{ label: "Team", icon: <UsersRound {...icon} />, href: paths.team }]
            : []),
          ...(profile.role === "employer"
            ? [
                {
                  label: "Practice interview",
                  icon: <Waypoints {...icon} />,
                  href: paths.interview,
                },
              ]
            : []),
          ...tiersItem(profile),
          {
            label: "Settings",
            icon: <Settings {...icon} />,
            href: profile.is_internal_admin ? paths.adminAccount : paths.settings,
          },
        ],
        themeItems(theme),
        [
          { label: "Why Devproof", icon: <Lightbulb {...icon} />, href: paths.why },
          { label: "Terms & Conditions", icon: <ScrollText {...icon} />, href: paths.terms },
          { label: "Privacy Policy", icon: <EyeOff {...icon} />, href: paths.privacy },
          ...(profile.role === null || profile.is_internal_admin
            ? []
            : [
                {
                  label: "Beta Test",
                  icon: <FlaskConical {...icon} />,
                  onSelect: () => setTesting(true),
                },
              ]),
        ],
        [{ label: "Keys", icon: <Keyboard {...icon} />, keyHint: "?", onSelect: onKeys }],
        [{ label: "Log out", icon: <LogOut {...icon} />, onSelect: () => void leave() }],
      ]}
    />
  );
  return (
    <>
      {menu}
      <LateBetaModal open={isTesting} onClose={endTesting} />
    </>
  );
}
