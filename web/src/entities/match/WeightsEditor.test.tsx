import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { WeightsEditor } from "./WeightsEditor";
import type { Weight } from "./weights";

function Editor() {
  const [weights, setWeights] = useState<Weight[]>([
    { key: "rust", label: "Rust", weight: 50 },
    { key: "years", label: "Years", weight: 30 },
    { key: "c", label: "C", weight: 20 },
  ]);
  return <WeightsEditor weights={weights} onWeightsChange={setWeights} />;
}

const joints = () => screen.getAllByRole("slider").map((one) => one.getAttribute("aria-valuetext"));

it("moves weight between two neighbours by keys", async () => {
  const user = userEvent.setup();
  render(<Editor />);
  const joint = screen.getByRole("slider", { name: "Between Rust and Years" });
  joint.focus();
  await user.keyboard("{ArrowRight}{ArrowRight}{Shift>}{ArrowLeft}{/Shift}");
  expect(joints()).toEqual(["Rust 47, Years 33", "Years 33, C 20"]);
  await user.keyboard("{End}");
  expect(joint).toHaveAttribute("aria-valuenow", "80");
  expect(joint).toHaveAttribute("aria-valuemax", "80");
  await user.keyboard("{Home}");
  expect(joints()).toEqual(["Rust 0, Years 80", "Years 80, C 20"]);
});

it("takes a typed figure over on Enter and shares the rest", async () => {
  const user = userEvent.setup();
  render(<Editor />);
  const figure = screen.getByRole("textbox", { name: "Weight of Rust, of 100" });
  await user.clear(figure);
  await user.type(figure, "75");
  expect(joints()[0]).toBe("Rust 50, Years 30");
  await user.keyboard("{Enter}");
  expect(joints()).toEqual(["Rust 75, Years 15", "Years 15, C 10"]);
});

it("leaves the weights when what is typed is no number", async () => {
  const user = userEvent.setup();
  render(<Editor />);
  const figure = screen.getByRole("textbox", { name: "Weight of C, of 100" });
  await user.clear(figure);
  await user.type(figure, "many");
  await user.tab();
  expect(figure).toHaveValue("20");
});
