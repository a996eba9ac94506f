import { Chart } from "@/ui/chart/Chart";
import { GallerySection, Specimen } from "./Specimen";

const day = (index: number) => new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10);
const wave = (index: number, size: number) => Math.round(size * (1.6 + Math.sin(index / 3)));

const views = Array.from({ length: 28 }, (_, index) => ({ x: day(index), y: wave(index, 12) }));
const earlier = views.map(({ x }, index) => ({ x, y: wave(index + 5, 8) }));
const visitors = views.map(({ x }, index) => ({ x, y: wave(index, 7) }));

/** Charts: over time, of categories, and with nothing to show. */
export function ChartsSection() {
  return (
    <GallerySection title="Charts">
      <Specimen name="Chart line, previous period" wide>
        <Chart
          kind="line"
          title="Profile views"
          unit="views"
          xName="Day"
          isSummable
          series={[{ name: "Views", points: views }]}
          previous={{ name: "Previous", points: earlier }}
          howItIsMade="Counted once per viewer in 30 minutes."
        />
      </Specimen>
      <Specimen name="Chart line, bar" wide>
        <div className="grid gap-8 lg:grid-cols-2">
          <Chart
            kind="line"
            title="Views and viewers"
            unit="views"
            xName="Day"
            series={[
              { name: "Views", points: views },
              { name: "Viewers", points: visitors },
            ]}
          />
          <Chart
            kind="bar"
            title="Views by week"
            unit="views"
            xName="Week"
            isSummable
            series={[{ name: "Views", points: views.slice(0, 8) }]}
            previous={{ name: "Previous", points: earlier.slice(0, 8) }}
          />
        </div>
      </Specimen>
      <Specimen name="Chart rows, empty" wide>
        <div className="grid gap-8 lg:grid-cols-2">
          <Chart
            kind="rows"
            title="Sources"
            unit="views"
            xName="Source"
            series={[
              {
                name: "Views",
                points: [
                  { x: "Search", y: 42 },
                  { x: "Direct link", y: 17 },
                  { x: "Company page", y: 3 },
                ],
              },
            ]}
          />
          <Chart kind="line" title="Search appearances" unit="searches" xName="Day" series={[]} />
        </div>
      </Specimen>
    </GallerySection>
  );
}
