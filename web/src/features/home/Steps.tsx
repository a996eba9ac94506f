const sides = [
  {
    title: "For job seekers",
    steps: [
      "Import your résumé as a file. No retyping.",
      "See for each job what you've proved, what you claim and what's missing.",
      "Show interest a few times a day. Employers answer within the time they promise.",
    ],
  },
  {
    title: "For employers",
    steps: [
      "Import your job posting and set weights for what matters.",
      "See who fits, proof first, with unknown facts listed.",
      "Approve and start talking, or decline and say which criterion decided.",
    ],
  },
];

/** Three steps for each side. */
export function Steps() {
  return (
    <section
      aria-label="How it works"
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
