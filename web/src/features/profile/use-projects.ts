import { useRef } from "react";
import type { Project } from "@/entities/profile/types";
import { explain } from "@/lib/errors";
import { queryClient } from "@/lib/query-client";
import { useToast } from "@/ui/Toasts";
import {
  deleteProject,
  profileChanged,
  projectsQuery,
  reorderProjects,
  saveProject,
} from "./queries";

const key = projectsQuery.queryKey;

/** The order of projects and their deletion, shown at once. */
export function useProjects() {
  const { toast } = useToast();
  const refuse = (error: unknown) => toast({ message: explain(error).sentence, tone: "stop" });
  /** Orders are stored one after the other; only the last one matters. */
  const wanted = useRef<string[] | null>(null);
  const storing = useRef(false);

  const reorder = async (order: Project[]) => {
    await queryClient.cancelQueries({ queryKey: key });
    queryClient.setQueryData(key, order);
    wanted.current = order.map((project) => project.id);
    if (storing.current) return;
    storing.current = true;
    try {
      while (wanted.current) {
        const ids = wanted.current;
        wanted.current = null;
        await reorderProjects(ids);
      }
    } catch (error) {
      wanted.current = null;
      refuse(error);
    } finally {
      storing.current = false;
    }
    await profileChanged();
  };

  const restore = async ({ id: _, ...project }: Project, place: number) => {
    try {
      const { id } = await saveProject(null, project);
      const rest = (await queryClient.fetchQuery({ ...projectsQuery, staleTime: 0 }))
        .map((one) => one.id)
        .filter((one) => one !== id);
      await reorderProjects(rest.toSpliced(place, 0, id));
    } catch (error) {
      refuse(error);
    }
    await profileChanged();
  };

  const remove = async (project: Project, all: Project[]) => {
    queryClient.setQueryData(
      key,
      all.filter((one) => one.id !== project.id),
    );
    try {
      await deleteProject(project.id);
      toast({
        message: `${project.title} was deleted.`,
        action: {
          label: "Undo",
          onAction: () => void restore(project, all.indexOf(project)),
        },
      });
    } catch (error) {
      refuse(error);
    }
    await profileChanged();
  };

  return { reorder, remove };
}
