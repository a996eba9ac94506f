import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type AnswerRecord, ConversationView, NotesView } from "./AnswerText";

const hostile =
  '[prize](https://evil.example) <a href="https://evil.example">x</a> <img src=x onerror=1>';

const record: AnswerRecord = {
  answer: {
    notes: {
      requirements: hostile,
      estimates: "",
      interface: "",
      architecture: "",
      deep_dive: "",
    },
    estimates: [],
    board: { nodes: [], edges: [], notes: "" },
    turns: [],
    drills: [],
  },
  phases: [{ id: "requirements", title: "Requirements" }],
  quantities: [],
  computed: [],
  drills: [],
  turns: [{ sequence: 1, from: "candidate", text: hostile }],
  candidate: "Candidate",
};

test("f08_ markup in notes and conversation is shown as the text that it is", () => {
  const { container } = render(
    <>
      <NotesView record={record} spot={null} />
      <ConversationView
        record={record}
        spot={{
          view: "conversation",
          marked: [],
          phase: null,
          turn: 0,
          estimate: null,
          drill: null,
          quote: '<a href="https://evil.example">x</a>',
        }}
      />
    </>,
  );
  expect(screen.queryByRole("link")).toBeNull();
  expect(container.querySelector("img, a, script")).toBeNull();
  expect(container.textContent?.split("[prize](https://evil.example)")).toHaveLength(3);
  expect(container.querySelector("mark")?.textContent).toBe('<a href="https://evil.example">x</a>');
});
