import { readChoice } from "@/lib/url-state";
import { jobInvitationStatusLabels } from "@/lib/vocabulary.generated";

/** Whether the address shows the people who were invited to jobs. */
export const isInvitedTab = (params: URLSearchParams) => params.get("tab") === "invited";

/** The status that the address narrows them to; null for every one. */
export const readInvitedStatus = (params: URLSearchParams) =>
  readChoice(jobInvitationStatusLabels, params, "status");
