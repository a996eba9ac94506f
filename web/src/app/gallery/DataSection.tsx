import { useState } from "react";
import { PayRange } from "@/entities/job/PayRange";
import { ProofMark } from "@/entities/receipt/ProofMark";
import { Avatar } from "@/ui/Avatar";
import { Badge } from "@/ui/Badge";
import { CaptchaBox } from "@/ui/CaptchaBox";
import { Facts } from "@/ui/Facts";
import { LinkTabs } from "@/ui/LinkTabs";
import { LoadMore } from "@/ui/LoadMore";
import { Markdown } from "@/ui/Markdown";
import { Meter } from "@/ui/Meter";
import { Pagination } from "@/ui/Pagination";
import { Progress } from "@/ui/Progress";
import { RelativeTime } from "@/ui/RelativeTime";
import { Table, Td, Th } from "@/ui/Table";
import { Tabs } from "@/ui/Tabs";
import { Tag } from "@/ui/Tag";
import { GallerySection, Specimen } from "./Specimen";
import { sampleReceipt } from "./sample";

const written = `You will own the **write path** of an object store: placement, \`fsync\`, and what happens when a disk lies.

- two of us write Rust all day
- [the design, in public](https://docs.example.org/store)

\`\`\`
pages = [[3,3,3],[4,4,2],[5,5,5]]
\`\`\`

> One keeps the fleet honest; you would be the fourth.`;

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** Facts, figures and text. */
export function DataSection() {
  const [tab, setTab] = useState("run");
  return (
    <GallerySection title="Data">
      <Specimen name="Facts" wide>
        <Facts
          facts={[
            {
              label: "Pay",
              value: <PayRange pay={{ min: 88_000, max: 110_000, currency: "EUR" }} />,
            },
            { label: "Answers in", value: "4 days", mark: <ProofMark receipt={sampleReceipt} /> },
            {
              label: "Hours asked",
              value: "2.5 h median",
              mark: <ProofMark receipt={sampleReceipt} />,
            },
            { label: "Posted", value: <RelativeTime at={hoursAgo(74)} /> },
          ]}
        />
      </Specimen>
      <Specimen name="LinkTabs, Tabs">
        <LinkTabs
          label="Jobs"
          current="discover"
          tabs={[
            { key: "discover", label: "Discover", href: "#discover" },
            { key: "saved", label: "Saved", href: "#saved", count: 12 },
            {
              key: "featured",
              label: "Featured",
              href: "#featured",
              badge: <Badge count={12} noun="new" />,
            },
          ]}
        />
        <div className="mt-4">
          <Tabs
            label="Editor"
            value={tab}
            onValueChange={setTab}
            tabs={[
              { key: "run", label: "Run", content: "4 visible tests" },
              { key: "out", label: "Output", content: "Nothing printed" },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Avatar, Badge, Tag, Meter, Progress">
        <div className="grid gap-5">
          <p className="flex flex-wrap items-center gap-3">
            <Avatar name="Mara Okonkwo" size={48} />
            <Avatar name="Mara Okonkwo" />
            <Avatar name={null} />
            <Avatar name="李 小龙" />
            <Avatar name="Halyard" kind="company" />
            <Avatar name="" kind="company" size={24} />
            <span>
              Messages <Badge count={3} noun="unread" />
            </span>
            <span>
              Candidates <Badge count={41} noun="new" />
            </span>
          </p>
          <p className="flex flex-wrap gap-2">
            <Tag>Rust</Tag>
            <Tag tone="action">applied</Tag>
            <Tag tone="wait">pending</Tag>
            <Tag tone="stop">refused</Tag>
            <Tag tone="dashed">C: unknown</Tag>
          </p>
          <Meter
            label="Engagements today"
            value={3}
            max={5}
            text="3 of 5 used · resets in 4 h 12 min"
          />
          <Progress label="Reading the rows" value={1500} max={5000} text="1,500 of 5,000 rows" />
          <Progress label="Writing jobs" value={null} max={5000} text="Waiting for its turn" />
          <CaptchaBox share={0.6} />
        </div>
      </Specimen>
      <Specimen name="Table">
        <Table caption="Job postings">
          <thead>
            <tr>
              <Th>Job</Th>
              <Th figure>Views</Th>
              <Th figure>Interested</Th>
              <Th figure>Approved</Th>
            </tr>
          </thead>
          <tbody>
            {[
              ["Storage engineer", 1204, 17, 4],
              ["Platform engineer", 861, 9, 3],
              ["Developer tools engineer", 422, 5, 0],
            ].map(([name, ...figures]) => (
              <tr key={name}>
                <Td>{name}</Td>
                {["views", "interested", "approved"].map((column, at) => (
                  <Td key={column} figure>
                    {figures[at]?.toLocaleString()}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
        <LoadMore shown={3} total={1240} noun="jobs" onMore={() => {}} />
        <Pagination page={2} pages={9} hrefFor={(page) => `#page-${page}`} />
      </Specimen>
      <Specimen name="Markdown">
        <Markdown text={written} headingLevel={4} />
      </Specimen>
    </GallerySection>
  );
}
