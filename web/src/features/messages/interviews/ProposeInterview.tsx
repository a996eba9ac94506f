import { Plus, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Conversation } from "@/lib/database.types";
import { explain } from "@/lib/errors";
import { newId } from "@/lib/new-id";
import { useProfile } from "@/lib/session/session";
import { Banner } from "@/ui/Banner";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Field } from "@/ui/Field";
import { IconButton } from "@/ui/IconButton";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { titleOf } from "../words";
import { proposeInterview } from "./queries";
import { isoOf, timeProblem } from "./times";

type Props = { conversation: Conversation; open: boolean; onClose: () => void };

const MAX_TIMES = 3;
const durations = [15, 30, 45, 60, 90, 120, 180, 240];

/** Proposes one to three times for an interview; the other side accepts one of them or declines. */
export function ProposeInterview({ conversation, open, onClose }: Props) {
  const { role } = useProfile();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Propose an interview"
      description={`${titleOf(conversation, role)} can accept one of your times or decline. They see each time in their own time zone.`}
    >
      {open && <ProposeForm conversationId={conversation.id} onClose={onClose} />}
    </Dialog>
  );
}

function ProposeForm({ conversationId, onClose }: { conversationId: string; onClose: () => void }) {
  // Made once, so that sending again after a lost answer proposes nothing twice.
  const [id] = useState(newId);
  const [times, setTimes] = useState([{ key: 0, value: "" }]);
  const [duration, setDuration] = useState("45");
  const [place, setPlace] = useState("");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
  const problemOf = (index: number) => {
    const others = times.slice(0, index).map((one) => one.value);
    return timeProblem(times[index]?.value ?? "", others, Date.now());
  };
  const set = (key: number, value: string) =>
    setTimes((now) => now.map((one) => (one.key === key ? { key, value } : one)));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setIsSubmitted(true);
    if (pending || times.some((_, index) => problemOf(index) !== null)) return;
    setPending(true);
    setRefusal(null);
    try {
      await proposeInterview({
        id,
        conversationId,
        starts: times.map((one) => isoOf(one.value)).filter((iso) => iso !== null),
        durationMinutes: Number(duration),
        place,
      });
      onClose();
    } catch (error) {
      setRefusal(explain(error).sentence);
      setPending(false);
    }
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      {times.map(({ key, value }, index) => (
        <div key={key} className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <Field
              label={times.length === 1 ? "Time" : `Time ${index + 1}`}
              hint={index === 0 ? `Your time zone: ${zone}.` : undefined}
              error={isSubmitted ? (problemOf(index) ?? undefined) : undefined}
            >
              <Input
                type="datetime-local"
                value={value}
                onChange={(event) => set(key, event.target.value)}
              />
            </Field>
          </div>
          {times.length > 1 && (
            <IconButton
              label={`Remove time ${index + 1}`}
              icon={<X size={16} strokeWidth={1.5} aria-hidden />}
              className="mt-7"
              onClick={() => setTimes((now) => now.filter((one) => one.key !== key))}
            />
          )}
        </div>
      ))}
      {times.length < MAX_TIMES && (
        <Button
          size="sm"
          className="justify-self-start"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() =>
            setTimes((now) => [
              ...now,
              { key: Math.max(...now.map((one) => one.key)) + 1, value: "" },
            ])
          }
        >
          Add another time
        </Button>
      )}
      <Field label="Duration">
        <Select
          value={duration}
          options={durations.map((minutes) => ({
            value: String(minutes),
            label: `${minutes} minutes`,
          }))}
          onChange={(event) => setDuration(event.target.value)}
        />
      </Field>
      <Field label="Place or link" optional hint="An address, or a link to a video call.">
        <Input maxLength={300} value={place} onChange={(event) => setPlace(event.target.value)} />
      </Field>
      {refusal && <Banner tone="stop">{refusal}</Banner>}
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button onClick={onClose}>Go back</Button>
        <Button type="submit" variant="primary" pending={pending}>
          Propose interview
        </Button>
      </div>
    </form>
  );
}
