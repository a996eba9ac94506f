import { GripVertical } from "lucide-react";
import type { KeyboardEvent, PointerEvent } from "react";
import type { Project } from "@/lib/database.types";
import { projectAspect } from "@/lib/storage";
import { cx } from "@/ui/cx";
import { Picture } from "@/ui/picture/Picture";
import { Tag } from "@/ui/Tag";
import { TextLink } from "@/ui/TextLink";
import { spanText } from "./dates";
import { EntryActions } from "./EntryActions";
import { shortAddress } from "./web-address";

type Props = {
  project: Project;
  /** Its place, from 1, of `count`. */
  place: number;
  count: number;
  dragging: boolean;
  onMove: (by: -1 | 1) => void;
  onDragStart: () => void;
  onDrag: (x: number, y: number) => void;
  onDrop: () => void;
  onDragCancel: () => void;
  onEdit: () => void;
  onDelete: () => void;
};

const steps: Record<string, -1 | 1> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

/** A featured project as an object to hold. */
export function ProjectCard({ project, dragging, onEdit, onDelete, ...moving }: Props) {
  const span = spanText(project.started_on, project.ended_on, false);
  return (
    <article
      aria-label={project.title}
      className={cx(
        "flex h-full flex-col rounded-layer border bg-raised p-4",
        dragging ? "border-action shadow-layer" : "border-line-strong",
      )}
    >
      <div className="flex items-start gap-2">
        {moving.count > 1 && <Handle title={project.title} {...moving} />}
        <h3 className="min-w-0 grow pt-1.5 text-14 leading-5">
          <bdi>{project.title}</bdi>
        </h3>
        <EntryActions
          name={project.title}
          opens={`projects.${project.id}`}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      </div>
      <Picture
        src={project.image_url}
        alt=""
        aspect={projectAspect}
        className="mt-2 mb-3 rounded-control"
      />
      {span && <p className="text-13 text-muted">{span}</p>}
      {project.description && (
        <p dir="auto" className="mt-2 line-clamp-5 whitespace-pre-line text-muted">
          {project.description}
        </p>
      )}
      {project.stack.length > 0 && (
        <ul aria-label="Made with" className="mt-3 flex flex-wrap gap-1.5">
          {project.stack.map((name) => (
            <li key={name} className="max-w-full">
              <Tag>{name}</Tag>
            </li>
          ))}
        </ul>
      )}
      {(project.url || project.repository_url) && (
        <p className="mt-auto flex flex-wrap gap-x-4 gap-y-1 pt-3">
          {project.url && (
            <TextLink
              href={project.url}
              target="_blank"
              rel="noreferrer"
              className="max-w-full truncate"
            >
              {shortAddress(project.url)}
            </TextLink>
          )}
          {project.repository_url && (
            <TextLink
              href={project.repository_url}
              target="_blank"
              rel="noreferrer"
              className="max-w-full truncate"
            >
              {shortAddress(project.repository_url)}
            </TextLink>
          )}
        </p>
      )}
    </article>
  );
}

type HandleProps = Omit<Props, "project" | "dragging" | "onEdit" | "onDelete"> & { title: string };

/** Where a card is taken hold of: by pointer, or by arrow keys. */
function Handle({
  title,
  place,
  count,
  onMove,
  onDragStart,
  onDrag,
  onDrop,
  onDragCancel,
}: HandleProps) {
  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    onDragStart();
  };
  const keys = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onMove(by);
  };
  return (
    <button
      type="button"
      aria-label={`Move ${title}, ${place} of ${count}`}
      aria-description="Arrow keys move it"
      title="Drag, or move with the arrow keys"
      onPointerDown={grab}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) {
          onDrag(event.clientX, event.clientY);
        }
      }}
      onPointerUp={onDrop}
      onPointerCancel={onDragCancel}
      onKeyDown={keys}
      className="-ml-2 grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-faint hover:bg-line hover:text-ink active:cursor-grabbing max-md:size-11"
    >
      <GripVertical size={16} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
