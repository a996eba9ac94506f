import { useRef } from "react";
import { useErrorToast } from "@/entities/query/use-error-toast";
import { useOptimisticUpdate } from "@/entities/query/use-optimistic-update";
import type { Project } from "@/lib/database.types";
import { queryClient } from "@/lib/query-client";
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
  const update = useOptimisticUpdate();
  const showError = useErrorToast();
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
      showError(error);
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
      showError(error);
    }
    await profileChanged();
  };

  const remove = (project: Project, all: Project[]) =>
    update({
      apply: () => {
        queryClient.setQueryData(
          key,
          all.filter((one) => one.id !== project.id),
        );
        return () => queryClient.setQueryData(key, all);
      },
      send: () => deleteProject(project.id),
      notice: {
        message: `${project.title} was deleted.`,
        undo: () => void restore(project, all.indexOf(project)),
      },
      onSettled: profileChanged,
    });

  return { reorder, remove };
}
