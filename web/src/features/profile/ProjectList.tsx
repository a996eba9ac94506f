import { useRef, useState } from "react";
import type { Project } from "@/lib/database.types";
import { VisuallyHidden } from "@/ui/VisuallyHidden";
import { ProjectCard } from "./ProjectCard";
import { ProjectForm } from "./ProjectForm";
import { moved, placeAt } from "./project-order";
import type { Edit } from "./use-edit";
import { useProjects } from "./use-projects";

type Props = { projects: Project[]; edit: Edit };

/** The projects as cards, put in order by dragging or with the arrow keys on a card's handle. */
export function ProjectList({ projects, edit }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { reorder, remove } = useProjects();
  /** The order while a card is dragged. */
  const [dragged, setDragged] = useState<{ id: string; order: Project[] } | null>(null);
  const [announcement, setAnnouncement] = useState("");
  const shown = dragged?.order ?? projects;

  const move = (from: number, to: number) => {
    const order = moved(projects, from, to);
    if (order === projects) return;
    void reorder(order);
    setAnnouncement(`${projects[from]?.title}: now ${to + 1} of ${projects.length}`);
  };

  const drag = (x: number, y: number) => {
    if (!dragged || !list.current) return;
    const boxes = [...list.current.children].map((card) => card.getBoundingClientRect());
    const from = dragged.order.findIndex((project) => project.id === dragged.id);
    const order = moved(dragged.order, from, placeAt(boxes, x, y));
    if (order !== dragged.order) setDragged({ ...dragged, order });
  };
  const drop = () => {
    if (!dragged) return;
    const { id, order } = dragged;
    setDragged(null);
    if (order.some((project, index) => project.id !== projects[index]?.id)) {
      void reorder(order);
      const place = order.findIndex((project) => project.id === id) + 1;
      setAnnouncement(`${order[place - 1]?.title}: now ${place} of ${order.length}`);
    }
  };

  return (
    <>
      <ul
        ref={list}
        aria-label="Featured projects"
        className="grid grid-cols-1 gap-4 lg:grid-cols-2"
      >
        {shown.map((project, index) => (
          <li
            key={project.id}
            className={edit.isOpen(`projects.${project.id}`) ? "lg:col-span-2" : undefined}
          >
            {edit.isOpen(`projects.${project.id}`) ? (
              <ProjectForm project={project} onDone={edit.close} />
            ) : (
              <ProjectCard
                project={project}
                place={index + 1}
                count={shown.length}
                dragging={dragged?.id === project.id}
                onMove={(by) => move(index, index + by)}
                onDragStart={() => setDragged({ id: project.id, order: projects })}
                onDrag={drag}
                onDrop={drop}
                onDragCancel={() => setDragged(null)}
                onEdit={() => edit.open(`projects.${project.id}`)}
                onDelete={() => void remove(project, projects)}
              />
            )}
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <span aria-live="polite">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
