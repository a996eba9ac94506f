import {
  Archive,
  Box,
  Clock,
  Cloud,
  Cog,
  Database,
  Globe,
  Layers,
  type LucideIcon,
  Network,
  Search,
  Server,
  Shuffle,
  SquareStack,
  Waves,
  Waypoints,
} from "lucide-react";

/** What a component can be, in the order in which it is offered. The server knows the same words. */
export const componentKinds = {
  client: { word: "Client", icon: Globe },
  cdn: { word: "CDN", icon: Cloud },
  load_balancer: { word: "Load balancer", icon: Shuffle },
  gateway: { word: "API gateway", icon: Waypoints },
  service: { word: "Service", icon: Server },
  worker: { word: "Worker", icon: Cog },
  queue: { word: "Queue", icon: SquareStack },
  stream: { word: "Stream", icon: Waves },
  cache: { word: "Cache", icon: Layers },
  sql_database: { word: "SQL database", icon: Database },
  nosql_database: { word: "NoSQL database", icon: Network },
  object_store: { word: "Object store", icon: Archive },
  search_index: { word: "Search index", icon: Search },
  scheduler: { word: "Scheduler", icon: Clock },
  external: { word: "External system", icon: Cloud },
  other: { word: "Something else", icon: Box },
} as const satisfies Record<string, { word: string; icon: LucideIcon }>;

export type ComponentKind = keyof typeof componentKinds;

/** The kind's own word and picture; of a kind that is newer than this page, those of `other`. */
export function kindOf(kind: string): { word: string; icon: LucideIcon } {
  return Object.hasOwn(componentKinds, kind)
    ? componentKinds[kind as ComponentKind]
    : componentKinds.other;
}

/** What a connection can carry. `aside` stands in the connection's sentence. */
export const edgeKinds = {
  request: { word: "Request and answer", aside: "" },
  async: { word: "Async message", aside: "async" },
  copy: { word: "Data replication", aside: "replication" },
} as const;

export type EdgeKind = keyof typeof edgeKinds;

export const edgeKindOptions = (Object.keys(edgeKinds) as EdgeKind[]).map((value) => ({
  value,
  label: edgeKinds[value].word,
}));

export const kindOptions = Object.entries(componentKinds).map(([value, { word }]) => ({
  value,
  label: word,
}));
