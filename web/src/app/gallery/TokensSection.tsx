import { GallerySection, Specimen } from "./Specimen";

const colours = [
  ["paper", "bg-paper"],
  ["raised", "bg-raised"],
  ["sunken", "bg-sunken"],
  ["ink", "bg-ink"],
  ["muted", "bg-muted"],
  ["faint", "bg-faint"],
  ["line", "bg-line"],
  ["line-strong", "bg-line-strong"],
  ["line-field", "bg-line-field"],
  ["action", "bg-action"],
  ["said", "bg-said"],
  ["proof", "bg-proof"],
  ["wait", "bg-wait"],
  ["stop", "bg-stop"],
] as const;

const sizes = [
  ["56", "text-56"],
  ["36", "text-36"],
  ["26", "text-26"],
  ["20", "text-20"],
  ["16", "text-16"],
  ["14", "text-14"],
  ["13", "text-13"],
  ["12", "text-12"],
] as const;

/** Colours and type. */
export function TokensSection() {
  return (
    <GallerySection title="Tokens">
      <Specimen name="colour">
        <ul className="grid grid-cols-2 gap-x-6 md:grid-cols-3">
          {colours.map(([name, look]) => (
            <li key={name} className="flex h-9 items-center gap-3 border-line border-b">
              <span className={`size-5 rounded-tag border border-line-strong ${look}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="type">
        {sizes.map(([name, look]) => (
          <p key={name} className={`truncate font-semibold ${look}`}>
            <span className="mr-3 inline-block w-6 font-mono text-12 font-normal tracking-normal text-muted">
              {name}
            </span>
            Show the work
          </p>
        ))}
      </Specimen>
    </GallerySection>
  );
}
