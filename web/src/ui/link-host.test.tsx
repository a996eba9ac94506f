import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Markdown } from "./Markdown";

test("I06 a link shows the host that it leads to, whatever its words say", () => {
  for (const [text, host] of [
    ["[https://bank.example](https://evil.example/login)", "evil.example"],
    ["[Sign in](https://b\u0430nk.example/)", "xn--bnk-6cd.example"],
    ["[https://bank.example](https://bank.example@evil.example/)", "evil.example"],
    ["<https://evil.example/bank.example>", "evil.example"],
    ["https://evil.example/?bank.example", "evil.example"],
    ["[bank.example](//evil.example)", "evil.example"],
    ["[bank.example \u202e](https://evil.example/)", "evil.example"],
    ["[x\n\ny](https://evil.example) [ ](https://evil.example/)", "evil.example"],
  ] as const) {
    const { unmount } = render(<Markdown text={text} />);
    for (const link of screen.getAllByRole("link")) {
      const parts = [...link.children];
      expect(parts.map(({ tagName }) => tagName)).toEqual(["BDI", "BDI"]);
      expect(parts[1]?.textContent).toBe(` (${host})`);
      expect(link.getAttribute("rel")).toContain("noopener");
    }
    unmount();
  }
  render(<Markdown text={"[go](javascript:alert(1)) [go](data:text/html,x)"} />);
  expect(screen.queryByRole("link")).toBeNull();
});
