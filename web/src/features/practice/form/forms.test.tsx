import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import type { BoardSetting } from "@/lib/database.types";
import { withSetting } from "../board/settings";
import type { Fields, SimulatedBoard } from "../board/simulated-board";
import { smallBoard, storageSettings } from "../testing";
import { SettingField } from "./SettingField";
import { TextPane } from "./TextPane";

function Form({ path, start = {} }: { path: string; start?: Fields }) {
  const [fields, setFields] = useState<Fields>(start);
  const setting = storageSettings.find((one) => one.path === path) as BoardSetting;
  return (
    <>
      <SettingField
        setting={setting}
        fields={fields}
        zones={["a", "b", "c"]}
        onValue={(value) => setFields(withSetting(fields, setting, value, storageSettings))}
      />
      <output>{JSON.stringify(fields)}</output>
    </>
  );
}

const shown = () => screen.getByRole("status").textContent;

it("shows what holds while a number is open, and takes what is typed", async () => {
  const user = userEvent.setup();
  render(<Form path="max_waiting" />);
  const field = screen.getByLabelText("Most waiting");
  expect(field.getAttribute("placeholder")).toBe("No limit");
  expect(screen.getByText("open")).toBeTruthy();
  await user.type(field, "200");
  expect(shown()).toBe('{"max_waiting":200}');
  expect(screen.queryByText("open")).toBeNull();
  await user.type(field, "0");
  expect(screen.getByText("Enter a number from 0 to 1,000.")).toBeTruthy();
  await user.clear(field);
  expect(shown()).toBe("{}");
});

it("doesn't open a number that its choice needs", async () => {
  const user = userEvent.setup();
  render(
    <Form path="storage/replicas" start={{ storage: { replication: "async", replicas: 3 } }} />,
  );
  await user.clear(screen.getByLabelText("Replicas"));
  expect(shown()).toBe('{"storage":{"replication":"async","replicas":3}}');
});

it("offers the default of a choice as open", async () => {
  const user = userEvent.setup();
  render(<Form path="storage/replication" />);
  const field = screen.getByLabelText("Replication");
  await user.selectOptions(field, "Quorum");
  expect(shown()).toContain('"write_quorum":2');
  await user.selectOptions(field, "Open: One copy");
  expect(shown()).toBe("{}");
});

it("says yes or no, and in which zones", async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Form path="safe" />);
  await user.selectOptions(screen.getByLabelText("Safe"), "Yes");
  expect(shown()).toBe('{"safe":true}');
  unmount();
  render(<Form path="zones" />);
  expect(screen.getByText(/Open: All in zone a\./)).toBeTruthy();
  await user.click(screen.getByLabelText("Zone b"));
  await user.click(screen.getByLabelText("Zone a"));
  expect(shown()).toBe('{"zones":["a","b"]}');
});

function Text() {
  const [board, setBoard] = useState<SimulatedBoard>(smallBoard);
  return (
    <>
      <TextPane board={board} onBoard={setBoard} />
      <button type="button" onClick={() => setBoard({ ...board, routes: [] })}>
        Clear
      </button>
      <output>{board.components.map(({ id }) => id).join(" ")}</output>
    </>
  );
}

it("is one board as text and as fields", async () => {
  const user = userEvent.setup();
  render(<Text />);
  const area = screen.getByLabelText("Design as JSON") as HTMLTextAreaElement;
  const text = area.value;
  await user.clear(area);
  expect(screen.getByText(/The design is unchanged\./)).toBeTruthy();
  expect(shown()).toBe("app api db");
  await user.click(area);
  await user.paste(text.replaceAll('"api"', '"api2"'));
  expect(shown()).toBe("app api2 db");
  // A change elsewhere replaces the text.
  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(area.value).toContain('"routes": []');
});
