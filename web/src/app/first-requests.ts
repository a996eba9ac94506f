import { noFilters } from "@/features/browse/browse-filters";
import { browseValues } from "@/features/browse/queries";
import { conversationsValues } from "@/features/messages/queries";
import { paths } from "@/lib/paths";
import { type Role, roleValues } from "@/lib/vocabulary.generated";

/** A call of a function, as `public/first.js` sends it. */
type FirstRequest = {
  path: string;
  body: string;
  /** What is asked next: with what the address names, or with what the answer has at this place. */
  next?: { path: string; argument: string; parameter: string; from: (string | number)[] };
};

/** Of each page, whose document asks for its data before any script has come. The build puts them into `faces.json`. */
export const firstRequests: Record<
  string,
  {
    roles: Role[];
    /** What the address can name. */
    parameters: string[];
    requests: FirstRequest[];
  }
> = {
  [paths.browseJobs]: {
    roles: ["job_seeker"],
    parameters: ["job"],
    requests: [
      {
        path: "/rest/v1/rpc/browse_jobs",
        body: JSON.stringify(browseValues("discover", noFilters, null)),
        next: {
          path: "/rest/v1/rpc/get_job",
          argument: "p_id",
          parameter: "job",
          from: ["jobs", 0, "id"],
        },
      },
    ],
  },
  [paths.messages]: {
    roles: [...roleValues],
    parameters: ["conversation"],
    requests: [
      { path: "/rest/v1/rpc/list_conversations", body: JSON.stringify(conversationsValues(null)) },
    ],
  },
};
