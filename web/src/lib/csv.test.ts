import { expect, it } from "vitest";
import { csvCell } from "./csv";

it("quotes what needs it, and disarms formulas", () => {
  expect(csvCell("plain")).toBe("plain");
  expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
  expect(csvCell("two\nlines")).toBe('"two\nlines"');
  for (const formula of ["=1+1", "+1", "-1", "@x"]) expect(csvCell(formula)).toBe(`'${formula}`);
  expect(csvCell('=HYPERLINK("x")')).toBe('"\'=HYPERLINK(""x"")"');
});
