// @vitest-environment jsdom

import { beforeEach, expect, it } from "vitest";
import { smallBoard } from "../testing";
import { keepSketch, readSketch } from "./kept";

beforeEach(() => localStorage.clear());

it("gives back the board that this browser keeps", () => {
  expect(readSketch("orders", smallBoard)).toEqual({ board: smallBoard, places: {} });
  const board = { ...smallBoard, routes: [] };
  keepSketch("orders", { board, places: { api: { x: 1, y: 2 } } });
  expect(readSketch("orders", smallBoard)).toEqual({ board, places: { api: { x: 1, y: 2 } } });
  expect(readSketch("links", smallBoard).board).toBe(smallBoard);
});

it("begins again with what it can't read", () => {
  keepSketch("orders", { board: { ...smallBoard, routes: [7] } as never, places: {} });
  expect(readSketch("orders", smallBoard).board).toBe(smallBoard);
  keepSketch("orders", { board: smallBoard, places: { api: { x: "left" } } as never });
  expect(readSketch("orders", smallBoard).places).toEqual({});
});
