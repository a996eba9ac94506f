import type { BoardSetting } from "@/lib/database.types";
import type { SimulatedBoard } from "./board/simulated-board";

const plain = { help: "What it does.", open: "None", needs: [], with: [], is_required: false };

/** Settings of a storage, as the server describes them. */
export const storageSettings: BoardSetting[] = [
  {
    ...plain,
    path: "storage/replication",
    label: "Replication",
    open: "One copy",
    form: {
      kind: "choice",
      options: [
        { value: "none", label: "One copy" },
        { value: "async", label: "Async" },
        { value: "quorum", label: "Quorum" },
      ],
    },
    with: [
      { values: ["quorum"], path: "storage/replicas", set: 3 },
      { values: ["quorum"], path: "storage/write_quorum", set: 2 },
      { values: ["async"], path: "storage/replicas", set: 2 },
    ],
  },
  {
    ...plain,
    path: "storage/replicas",
    label: "Replicas",
    open: "1",
    form: { kind: "number", min: 1, max: 15, is_whole: true, unit: "" },
    needs: [{ path: "storage/replication", values: ["async", "quorum"] }],
    is_required: true,
  },
  {
    ...plain,
    path: "storage/write_quorum",
    label: "Write quorum",
    form: { kind: "number", min: 1, max: 15, is_whole: true, unit: "" },
    needs: [{ path: "storage/replication", values: ["quorum"] }],
    is_required: true,
  },
  {
    ...plain,
    path: "storage/acknowledge",
    label: "A write is acknowledged",
    open: "In memory",
    form: {
      kind: "choice",
      options: [
        { value: "memory", label: "In memory" },
        { value: "disk", label: "On disk" },
      ],
    },
  },
  {
    ...plain,
    path: "max_waiting",
    label: "Most waiting",
    open: "No limit",
    form: { kind: "number", min: 0, max: 1000, is_whole: true, unit: "" },
  },
  {
    ...plain,
    path: "zones",
    label: "Zones",
    open: "All in zone a",
    form: { kind: "zones" },
  },
  { ...plain, path: "safe", label: "Safe", open: "No", form: { kind: "switch" } },
];

/** A client, a service and a database. */
export const smallBoard: SimulatedBoard = {
  components: [
    { id: "app", kind: "client", label: "Shop" },
    { id: "api", kind: "service" },
    { id: "db", kind: "sql_database", zones: ["a", "b"] },
  ],
  connections: [
    { id: "ask", from: "app", to: "api" },
    { id: "write", from: "api", to: "db", timeout_ms: 500 },
  ],
  routes: [{ flow: "order", connections: ["ask", "write"] }],
};
