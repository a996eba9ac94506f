import { expect, it } from "vitest";
import { smallBoard } from "../testing";
import { fromText, shapeFault, toText } from "./text";

it("writes a board that it reads again, with short lists in one line", () => {
  const text = toText(smallBoard);
  expect(text).toContain('"zones": ["a", "b"]');
  expect(fromText(text)).toEqual({ board: smallBoard });
});

it("names the line of what isn't JSON", () => {
  const broken = toText(smallBoard).replace('"id": "api",', '"id": "api"');
  const read = fromText(broken);
  expect(read).toMatchObject({ fault: { message: "This isn't complete JSON yet." } });
  const line = "fault" in read ? read.fault.line : 0;
  expect(line === null || line > 5).toBe(true);
});

it("says which part has the wrong form", () => {
  expect(shapeFault(null)).toMatch(/^A board is an object/);
  expect(shapeFault({ components: 3 })).toBe('"components" has to be a list.');
  const { components, connections, routes } = smallBoard;
  expect(shapeFault({ components: [{ id: "a" }], connections, routes })).toBe(
    '"kind" of components/0 has to be a text.',
  );
  expect(shapeFault({ components, connections: [7], routes })).toBe(
    '"id" of connections/0 has to be a text.',
  );
  expect(shapeFault({ components, connections, routes: [{ flow: "order" }] })).toBe(
    '"connections" of routes/0 has to be a list of texts.',
  );
  expect(shapeFault({ ...smallBoard, notes: "" })).toBe('A board has no "notes".');
  expect(shapeFault(smallBoard)).toBeNull();
});
