const sides = [
  {
    title: "If you look for work",
    steps: [
      "Bring your résumé as a file; nothing is typed twice.",
      "See each job with what you prove, what you say, and what is missing.",
      "Say interested a few times a day. The employer answers within the time it promised.",
    ],
  },
  {
    title: "If you hire",
    steps: [
      "Bring the posting as it stands, and say what matters as weights.",
      "See who fits, by proof first, with what is unknown named.",
      "Approve and talk at once, or decline and say which criterion it was.",
    ],
  },
];

/** Three steps for each side. */
export function Steps() {
  return (
    <section
      aria-label="How it goes"
      className="grid gap-x-16 gap-y-10 border-line border-t py-14 max-md:py-10 md:grid-cols-2"
    >
      {sides.map(({ title, steps }) => (
        <div key={title}>
          <h2 className="text-20">{title}</h2>
          <ol className="mt-4 border-line border-t">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-5 border-line border-b py-3">
                <span
                  aria-hidden="true"
                  className="font-mono text-13 leading-[1.375rem] text-muted"
                >
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
