import { ChevronDown, Ellipsis } from "lucide-react";
import { minutesText } from "@/entities/invitation/words";
import type { CompanyChallenge } from "@/lib/database.types";
import { paths } from "@/lib/paths";
import { employerChallengeKindLabels } from "@/lib/vocabulary.generated";
import { cx } from "@/ui/cx";
import { IconButton } from "@/ui/IconButton";
import { Link } from "@/ui/Link";
import { Menu, type MenuItem } from "@/ui/Menu";
import { RelativeTime } from "@/ui/RelativeTime";
import { Tag } from "@/ui/Tag";
import { SentList } from "./SentList";

type Props = {
  challenge: CompanyChallenge;
  mayManage: boolean;
  /** Why publishing is off; null when it is on. */
  locked: string | null;
  /** Its invitations are shown below. */
  open: boolean;
  onToggle: () => void;
  onPublish: () => void;
  onArchive: () => void;
  onDelete: () => void;
};

/** A challenge in the list; opened, with all that was sent of it. */
export function ChallengeRow(props: Props) {
  const { challenge, mayManage, open, onToggle } = props;
  const { counts, status } = challenge;
  return (
    <li className="border-line border-b">
      <div className="relative flex flex-wrap items-center gap-x-5 gap-y-1.5 py-3 pr-11">
        <div className="min-w-0 grow basis-72">
          <p className="flex items-center gap-2.5">
            {mayManage ? (
              <Link
                href={paths.employerChallengeEdit(challenge.id)}
                className="min-w-0 truncate rounded-tag font-semibold hover:text-action"
              >
                <bdi>{challenge.title}</bdi>
              </Link>
            ) : (
              <bdi className="min-w-0 truncate font-semibold">{challenge.title}</bdi>
            )}
            {status === "published" && challenge.is_changed && mayManage && (
              <Tag tone="wait" className="shrink-0">
                Unpublished changes
              </Tag>
            )}
          </p>
          <p className="truncate text-13 text-muted">
            {factsOf(challenge)}
            {" · changed "}
            <RelativeTime at={challenge.updated_at} />
          </p>
        </div>
        {counts.sent > 0 && (
          <button
            type="button"
            aria-expanded={open}
            onClick={onToggle}
            className="flex min-h-9 items-center gap-2 rounded-control px-2 text-muted tabular-nums hover:bg-line hover:text-ink max-md:-ml-2 max-md:min-h-11"
          >
            {counts.submitted > 0 && (
              <strong className="font-semibold text-action">
                {counts.submitted.toLocaleString()} to review
              </strong>
            )}
            <span>{counts.sent.toLocaleString()} sent</span>
            <span className="sr-only">of {challenge.title}</span>
            <ChevronDown
              size={16}
              strokeWidth={1.5}
              aria-hidden
              className={cx("transition-transform", open && "rotate-180")}
            />
          </button>
        )}
        {mayManage && (
          <div className="absolute top-3 right-0">
            <Menu
              trigger={
                <IconButton
                  label={`More for ${challenge.title}`}
                  icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
                />
              }
              groups={menuOf(props)}
            />
          </div>
        )}
      </div>
      {open && <SentList challengeId={challenge.id} title={challenge.title} />}
    </li>
  );
}

function factsOf({ kind, difficulty, time_limit_minutes: limit, version }: CompanyChallenge) {
  return [
    employerChallengeKindLabels[kind],
    difficulty ?? "",
    limit ? `${minutesText(limit)} once started` : "no time limit",
    version ? `version ${version}` : "",
  ]
    .filter(Boolean)
    .join(" · ");
}

function menuOf({ challenge, locked, onPublish, onArchive, onDelete }: Props): MenuItem[][] {
  const edit: MenuItem = { label: "Edit", href: paths.employerChallengeEdit(challenge.id) };
  const publish: MenuItem = {
    label: challenge.status === "archived" ? "Publish again" : "Publish",
    onSelect: onPublish,
    disabledReason: locked ? "after approval" : undefined,
  };
  if (challenge.status === "draft") {
    return [[edit, publish], [{ label: "Delete draft", onSelect: onDelete, danger: true }]];
  }
  if (challenge.status === "archived") return [[edit, publish]];
  return [
    challenge.is_changed ? [edit, { ...publish, label: "Publish changes" }] : [edit],
    [{ label: "Archive", onSelect: onArchive }],
  ];
}
