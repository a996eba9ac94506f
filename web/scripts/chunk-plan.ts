import type { Plugin } from "vite";

/** What one more file costs a page, in bytes of source: about what a slow line carries while a request is on its way, in gzip. */
const FILE_COST = 70_000;

/** The modules of a build, as the bundler knows them. */
export type Graph = Map<string, { imports: readonly string[]; size: number }>;

/** Modules that go into one file. A set of entries, or of groups, is a number with a bit for each. */
type Group = { modules: string[]; size: number; entries: bigint };

/**
 * Decides which file of the build each module goes to. Modules that the same entries need go together; two such groups
 * are merged while that costs the entries fewer bytes than it saves requests, each entry as often as it is visited. What `start` can reach is in two files, as
 * every page has it: libraries change seldom. What one entry alone needs is left out, as it comes with that entry.
 */
export function planChunks(
  graph: Graph,
  start: string,
  entries: string[],
  visits: (entry: string) => number = () => 1,
): Map<string, string> {
  const initial = reachable(graph, start, new Set());
  const owners = new Map<string, bigint>();
  const sorted = entries.toSorted();
  const weights = sorted.map(visits);
  for (const [index, entry] of sorted.entries()) {
    for (const id of reachable(graph, entry, initial)) {
      owners.set(id, (owners.get(id) ?? 0n) | (1n << BigInt(index)));
    }
  }
  const groups = new Map<bigint, Group>();
  for (const [id, own] of owners) {
    if (isSingle(own)) continue;
    const group = groups.get(own) ?? { modules: [], size: 0, entries: own };
    group.modules.push(id);
    group.size += graph.get(id)?.size ?? 0;
    groups.set(own, group);
  }
  const merged = mergeGroups(graph, [...groups.values()], (set) => weightOf(set, weights));
  const parts = merged.flatMap(({ modules }, index) =>
    modules.map((id) => [id, `part-${index}`] as const),
  );
  const common = [...initial].map(
    (id) => [id, id.includes("/node_modules/") ? "vendor" : "app"] as const,
  );
  return new Map([...parts, ...common]);
}

/** Everything that a module imports, directly or not, without what is left out. */
function reachable(graph: Graph, from: string, without: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || without.has(id)) continue;
    found.add(id);
    open.push(...(graph.get(id)?.imports ?? []));
  }
  return found;
}

/** Merges the pair that saves most, again and again. */
function mergeGroups(graph: Graph, all: Group[], weigh: (set: bigint) => number): Group[] {
  let groups = all;
  for (;;) {
    const reach = groupReach(graph, groups);
    let best = { gain: 0, one: -1, other: -1 };
    for (let one = 0; one < groups.length; one++) {
      for (let other = one + 1; other < groups.length; other++) {
        const gain = gainOf(groups, reach, weigh, one, other, best.gain);
        if (gain > best.gain) best = { gain, one, other };
      }
    }
    const [one, other] = [groups[best.one], groups[best.other]];
    if (!one || !other) return groups;
    const entries = one.entries | other.entries;
    const needs = reach(best.one) | reach(best.other);
    groups = groups.flatMap((group, index) => {
      if (index === best.other) return [];
      if (index === best.one) {
        const modules = [...one.modules, ...other.modules];
        return [{ modules, size: one.size + other.size, entries }];
      }
      return [has(needs, index) ? { ...group, entries: group.entries | entries } : group];
    });
  }
}

/** What merging two groups saves, over all entries: whoever gets a file gets all that it imports. */
function gainOf(
  groups: Group[],
  reach: (index: number) => bigint,
  weigh: (set: bigint) => number,
  one: number,
  other: number,
  atLeast: number,
): number {
  const [a, b] = [groups[one], groups[other]];
  if (!a || !b) return 0;
  const saved = weigh(a.entries & b.entries) * FILE_COST;
  let gain =
    saved - a.size * weigh(b.entries & ~a.entries) - b.size * weigh(a.entries & ~b.entries);
  if (gain <= atLeast) return 0;
  const pair = (1n << BigInt(one)) | (1n << BigInt(other));
  const needs = (reach(one) | reach(other)) & ~pair;
  const entries = a.entries | b.entries;
  for (const [index, group] of groups.entries()) {
    if (!has(needs, index)) continue;
    // Files that import each other in a circle would run before what they need is there.
    if ((reach(index) & pair) !== 0n) return 0;
    const more = weigh(entries & ~group.entries);
    gain -= more * (group.size + FILE_COST);
  }
  return gain;
}

/** For each group, those that it imports, directly or not. */
function groupReach(graph: Graph, groups: Group[]): (index: number) => bigint {
  const groupOf = new Map(groups.flatMap(({ modules }, index) => modules.map((id) => [id, index])));
  const known: bigint[] = [];
  const visit = (index: number): bigint => {
    const before = known[index];
    if (before !== undefined) return before;
    let found = 0n;
    known[index] = found;
    for (const id of groups[index]?.modules ?? []) {
      for (const next of graph.get(id)?.imports ?? []) {
        const group = groupOf.get(next);
        if (group !== undefined && group !== index) found |= (1n << BigInt(group)) | visit(group);
      }
    }
    known[index] = found;
    return found;
  };
  return visit;
}

function has(set: bigint, index: number): boolean {
  return ((set >> BigInt(index)) & 1n) === 1n;
}

function isSingle(set: bigint): boolean {
  return (set & (set - 1n)) === 0n;
}

/** The weights of a set's members together. */
function weightOf(set: bigint, weights: readonly number[]): number {
  let sum = 0;
  for (let rest = set, index = 0; rest > 0n; rest >>= 1n, index++) {
    if ((rest & 1n) === 1n) sum += weights[index] ?? 1;
  }
  return sum;
}

/** How much more often a page with a budget is opened than another, or a dialog. */
const OFTEN = 20;

/**
 * The plan of a build, ready when its chunks are made. `often` are the modules of the pages that people open most. Those of
 * `seldom` have no say in it: their own modules come with them, and they take the files of others as these are cut.
 */
export function chunkPlan(
  often: readonly string[],
  seldom: readonly string[] = [],
): {
  plugin: Plugin;
  chunkOf: (id: string) => string | null;
} {
  let plan = new Map<string, string>();
  return {
    // Helpers that many libraries share are too small for a file of their own.
    chunkOf: (id) =>
      /rolldown\/runtime|\/node_modules\/tslib\//.test(id) ? "vendor" : (plan.get(id) ?? null),
    plugin: {
      name: "chunk-plan",
      apply: "build",
      buildEnd(error) {
        if (error) return;
        const graph: Graph = new Map();
        const entries: string[] = [];
        const isOneOf = (list: readonly string[], id: string) =>
          list.some((module) => id.endsWith(`/${module}`));
        let start = "";
        for (const id of this.getModuleIds()) {
          const info = this.getModuleInfo(id);
          if (!info) continue;
          graph.set(id, { imports: info.importedIds, size: info.code?.length ?? 0 });
          if (info.isEntry) start = id;
          else if (info.dynamicImporters.length > 0 && !isOneOf(seldom, id)) entries.push(id);
        }
        plan = planChunks(graph, start, entries, (entry) => (isOneOf(often, entry) ? OFTEN : 1));
      },
    },
  };
}
