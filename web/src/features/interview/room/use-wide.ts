import { useMedia } from "@/ui/use-media";

/** From 1024 px on the interviewer stands beside the work, below that in a sheet over it. */
export const useWide = (): boolean => useMedia("(width >= 1024px)");
