import { Search } from "lucide-react";
import { useState } from "react";
import { PayFrom } from "@/entities/job/PayFrom";
import { Checkbox } from "@/ui/Checkbox";
import { CodeForm } from "@/ui/CodeForm";
import { Field } from "@/ui/Field";
import { FileDrop } from "@/ui/FileDrop";
import { FilesDrop } from "@/ui/FilesDrop";
import { Input } from "@/ui/Input";
import { KeyHint } from "@/ui/KeyHint";
import { NumberInput } from "@/ui/NumberInput";
import { PasswordInput } from "@/ui/PasswordInput";
import { RadioGroup } from "@/ui/RadioGroup";
import { Select } from "@/ui/Select";
import { Stepper } from "@/ui/Stepper";
import { Switch } from "@/ui/Switch";
import { TagInput } from "@/ui/TagInput";
import { Textarea } from "@/ui/Textarea";
import { PictureSpecimen } from "./PictureSpecimen";
import { GallerySection, Specimen } from "./Specimen";

const skills = [
  "Rust",
  "PostgreSQL",
  "TypeScript",
  "React",
  "Kubernetes",
  "Linux",
  "Kafka",
  "Go",
].map((name) => ({
  value: name,
  label: name,
  ...(name === "PostgreSQL" ? { note: "also Postgres" } : {}),
}));

/** Everything that is typed or chosen. */
export function FormsSection() {
  const [pay, setPay] = useState<number | null>(80_000);
  const [currency, setCurrency] = useState("EUR");
  const [years, setYears] = useState<number | null>(7);
  const [chosen, setChosen] = useState(["Rust", "Linux"]);
  const [role, setRole] = useState<string | null>("seek");
  const [mail, setMail] = useState(true);
  const [file, setFile] = useState<string | null>(null);
  const [step, setStep] = useState(1);
  return (
    <GallerySection title="Forms">
      <Specimen name="Field, Input">
        <div className="grid gap-5">
          <Field label="Full name" hint="As shown on your profile.">
            <Input autoComplete="off" defaultValue="Mara Okonkwo" />
          </Field>
          <Field label="Email" error="Enter a full email address, such as name@example.org.">
            <Input type="email" autoComplete="off" defaultValue="mara.example.org" />
          </Field>
          <Field label="Password" hint="10 characters or more." aside="strong">
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field label="Search" optional>
            <Input
              before={<Search size={16} strokeWidth={1.5} />}
              after={<KeyHint keys="Ctrl K" />}
              placeholder="Search jobs"
            />
          </Field>
          <Field label="Closed" hint="Set by your company.">
            <Input disabled defaultValue="halyard.example" />
          </Field>
        </div>
      </Specimen>
      <Specimen name="Textarea, Select, NumberInput, TagInput">
        <div className="grid gap-5">
          <Field label="About" aside="0 of 2,000" optional>
            <Textarea placeholder="What you build, and what for" />
          </Field>
          <Field label="Seniority">
            <Select
              placeholder="Choose one"
              defaultValue=""
              options={["Junior", "Mid", "Senior", "Staff"].map((label) => ({
                value: label,
                label,
              }))}
            />
          </Field>
          <Field label="Experience">
            <NumberInput
              value={years}
              onValueChange={setYears}
              unit="years"
              noun="years"
              max={60}
            />
          </Field>
          <Field label="Skills" hint="At least three. Enter adds one of your own.">
            <TagInput
              value={chosen}
              onValueChange={setChosen}
              suggestions={skills}
              allowFree
              placeholder="Rust, PostgreSQL"
            />
          </Field>
        </div>
      </Specimen>
      <Specimen name="RadioGroup, Checkbox, Switch">
        <div className="grid gap-5">
          <Field label="What brings you here?" group>
            <RadioGroup
              blocks
              value={role}
              onValueChange={setRole}
              options={[
                {
                  value: "seek",
                  label: "I am looking for work",
                  hint: "Prove your skills once, answer when it fits.",
                },
                { value: "hire", label: "I am hiring", hint: "See who fits, with the evidence." },
              ]}
            />
          </Field>
          <Field label="Terms" group error="Accept the terms to continue.">
            <Checkbox label="I accept the terms" />
            <Checkbox label="Some of the pages" indeterminate defaultChecked={false} />
            <Checkbox label="Send me the weekly digest" hint="Every Monday." defaultChecked />
          </Field>
          <div className="border-line border-y">
            <Switch
              checked={mail}
              onCheckedChange={setMail}
              label="New message"
              hint="If unread for 10 minutes."
            />
          </div>
        </div>
      </Specimen>
      <Specimen name="FileDrop, FilesDrop, Stepper">
        <div className="grid gap-8">
          <FileDrop
            label="Choose a logo"
            accept="image/png,image/jpeg"
            kinds="PNG or JPEG"
            maxBytes={2_000_000}
            onFile={(one) => setFile(one.name)}
            current={file && <bdi>{file}</bdi>}
          />
          <FilesDrop
            label="Choose a CSV or JobPosting documents"
            folderLabel="Choose a folder of documents"
            accept=".csv,.json"
            hint="or drop them here · up to 10 MB"
            refusal="jobs.csv has 100 MB. The limit is 10 MB."
            onFiles={(files) => setFile(files[0]?.path ?? null)}
          />
          <Stepper
            label="Complete your company"
            steps={["Company", "Culture", "Links", "Review"]}
            current={step}
            onGo={setStep}
          />
        </div>
      </Specimen>
      <Specimen name="CodeForm, PayFrom">
        <div className="grid gap-8 md:grid-cols-2">
          <CodeForm
            label="Code from the email"
            hint="Any code but 111111 is refused here."
            does="Confirm"
            explain={(error) => (error instanceof Error ? error.message : "Refused.")}
            submit={async (code) => {
              if (code !== "111111") throw new Error("Incorrect code. 4 attempts left.");
            }}
          />
          <PayFrom
            value={pay}
            onValueChange={setPay}
            currency={currency}
            onCurrencyChange={setCurrency}
            currencies={["EUR", "USD", "GBP"]}
          />
        </div>
      </Specimen>
      <Specimen name="FaceButton, PictureControl, ImageCropper">
        <PictureSpecimen />
      </Specimen>
    </GallerySection>
  );
}
