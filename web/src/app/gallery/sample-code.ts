import type { CellState, StripTest } from "@/entities/verdict/verdict";
import type { Language } from "@/lib/vocabulary.generated";

export const sampleCode: Record<Language, string> = {
  javascript: `// The middle of three.
function middle(a, b, c) {
  const sorted = [a, b, c].sort((x, y) => x - y);
  return sorted[1];
}
`,
  typescript: `type Page = { blocks: number[] };

/** How many pages are whole. */
function whole(pages: Page[]): number {
  return pages.filter(({ blocks }) => blocks.every((one) => one === blocks[0])).length;
}
`,
  python: `def mean(values):
    """The mean, rounded down."""
    return sum(values) // len(values)
`,
  sql: `SELECT name, count(*) AS orders
FROM customers JOIN orders ON orders.customer_id = customers.id
WHERE placed_at >= '2026-01-01'
GROUP BY name;
`,
  cpp: `#include <vector>

// How many steps of a walk go up.
long long ups(const std::vector<long long>& heights) {
  long long count = 0;
  for (size_t i = 1; i < heights.size(); ++i) count += heights[i] > heights[i - 1];
  return count;
}
`,
  rust: `/// How many steps of a walk go up.
pub fn ups(heights: Vec<i64>) -> usize {
    heights.windows(2).filter(|step| step[1] > step[0]).count()
}
`,
  go: `package main

// ups counts the steps of a walk that go up.
func ups(heights []int) int {
	count := 0
	for i := 1; i < len(heights); i++ {
		if heights[i] > heights[i-1] {
			count++
		}
	}
	return count
}
`,
  java: `class Solution {
    /** Counts the steps of a walk that go up. */
    static int ups(long[] heights) {
        int count = 0;
        for (int i = 1; i < heights.length; i++) {
            if (heights[i] > heights[i - 1]) count++;
        }
        return count;
    }
}
`,
};

const names = [
  "the example of the statement",
  "nothing at all",
  "one page",
  "two pages, both torn",
  "the same version twice",
  "versions that fall",
  "a page of one block",
  "whole pages only",
  "many pages of one version",
  "a torn page at the end",
  "a hundred thousand pages",
  "the largest versions",
];

function strip(states: CellState[]): StripTest[] {
  return states.map((state, index) => ({
    position: index + 1,
    name: names[index % names.length] ?? "",
    visible: index < 4,
    state,
    timeMs: state === "not_run" || state === "waiting" ? null : 20 + index * 7,
    memoryKib: state === "not_run" || state === "waiting" ? null : 9_000 + index * 120,
  }));
}

const passed = (count: number): CellState[] => Array.from({ length: count }, () => "accepted");

export const sampleStrip = strip([
  ...passed(8),
  "wrong_answer",
  "accepted",
  "time_limit",
  "internal_error",
]);
export const stripBeforeIt = strip([
  ...passed(3),
  "runtime_error",
  ...passed(4),
  "wrong_answer",
  "time_limit",
  "time_limit",
  "not_run",
]);
export const stripOfSixty = strip([
  ...passed(40),
  ...Array<CellState>(20).fill("wrong_answer"),
]).map((test) =>
  test.position === 41
    ? { ...test, name: "قائمة طويلة جدا 🚀 of every page that has ever been written since" }
    : test,
);
