import { useQuery } from "@tanstack/react-query";
import {
  ChartLine,
  EyeOff,
  Keyboard,
  LogOut,
  ScrollText,
  Settings,
  UsersRound,
  Waypoints,
} from "lucide-react";
import { useNavigate } from "react-router";
import { paths } from "@/lib/paths";
import { employerContextQuery } from "@/lib/session/context";
import type { Profile } from "@/lib/session/profile";
import { useProfile, useUser } from "@/lib/session/session";
import { signOut } from "@/lib/session/sign-out";
import { Avatar } from "@/ui/Avatar";
import { initials } from "@/ui/initials";
import { Menu } from "@/ui/Menu";
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

/** The avatar and the menu behind it. Links to further pages come with the pages. */
export function AccountMenu({ onKeys }: { onKeys: () => void }) {
  const profile = useProfile();
  const user = useUser();
  const theme = useTheme();
  const navigate = useNavigate();
  const analytics = useAnalyticsPath(profile);
  const name = profile.full_name || user.email || "";

  const leave = async () => {
    await signOut();
    navigate(paths.signIn);
  };
  const icon = { size: 16, strokeWidth: 1.5 };
  return (
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
          {
            label: "Settings",
            icon: <Settings {...icon} />,
            href: profile.is_internal_admin ? paths.adminAccount : paths.settings,
          },
        ],
        themeItems(theme),
        [
          { label: "Terms & Conditions", icon: <ScrollText {...icon} />, href: paths.terms },
          { label: "Privacy Policy", icon: <EyeOff {...icon} />, href: paths.privacy },
        ],
        [{ label: "Keys", icon: <Keyboard {...icon} />, keyHint: "?", onSelect: onKeys }],
        [{ label: "Log out", icon: <LogOut {...icon} />, onSelect: () => void leave() }],
      ]}
    />
  );
}
