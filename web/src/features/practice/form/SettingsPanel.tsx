import { useState } from "react";
import { Button } from "@/ui/Button";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Select } from "@/ui/Select";
import { isOffered, withSetting } from "../board/settings";
import {
  type SimulatedBoard,
  type SimulatedComponent,
  type SimulatedConnection,
  withConnection,
  withoutComponent,
  withoutConnection,
  withPart,
} from "../board/simulated-board";
import type { Design } from "../queries";
import { SettingField } from "./SettingField";

type Props = {
  design: Design;
  board: SimulatedBoard;
  /** The id of a component or a connection. */
  chosen: string | null;
  nameOfComponent: (id: string) => string;
  onChoose: (id: string | null) => void;
  onBoard: (board: SimulatedBoard) => void;
};

/** The settings of one component or connection, which is chosen here or on the drawing. */
export function SettingsPanel({
  design,
  board,
  chosen,
  nameOfComponent,
  onChoose,
  onBoard,
}: Props) {
  const component = board.components.find(({ id }) => id === chosen);
  const connection = board.connections.find(({ id }) => id === chosen);
  const calls = (one: SimulatedConnection) =>
    `${nameOfComponent(one.from)} to ${nameOfComponent(one.to)}`;
  const choices = [
    ...board.components.map(({ id }) => ({ value: id, label: nameOfComponent(id) })),
    ...board.connections
      // A connection of a component's name is chosen by its text alone.
      .filter(({ id }) => board.components.every((one) => one.id !== id))
      .map((one) => ({ value: one.id, label: calls(one) })),
  ];
  return (
    <section
      aria-label="Settings"
      className="grid gap-4 rounded-control border border-line bg-raised p-4"
    >
      <Field label="Component or connection">
        <Select
          placeholder="Choose one to change it"
          value={component || connection ? (chosen ?? "") : ""}
          options={choices}
          onChange={({ target }) => onChoose(target.value)}
        />
      </Field>
      {component && (
        <ComponentSettings
          key={component.id}
          {...{ design, board, component, nameOfComponent, onChoose, onBoard }}
        />
      )}
      {!component && connection && (
        <ConnectionSettings
          key={connection.id}
          {...{ design, board, connection, onChoose, onBoard }}
        />
      )}
    </section>
  );
}

type ComponentProps = Omit<Props, "chosen"> & { component: SimulatedComponent };

function ComponentSettings(props: ComponentProps) {
  const { design, board, component, nameOfComponent, onChoose, onBoard } = props;
  const kind = design.kinds.find((one) => one.kind === component.kind);
  const settings = kind?.settings ?? [];
  const others = board.components.filter(
    ({ id, kind: other }) =>
      id !== component.id &&
      board.connections.every(({ from, to }) => from !== component.id || to !== id) &&
      !design.kinds.find((one) => one.kind === other)?.is_source,
  );
  return (
    <>
      <Field label="Name" optional="unsaid">
        <Input
          value={component.label ?? ""}
          maxLength={80}
          placeholder={component.id}
          onChange={({ target }) => {
            const { label: _, ...rest } = component;
            const named = target.value ? { ...rest, label: target.value } : rest;
            onBoard(withPart(board, named as SimulatedComponent));
          }}
        />
      </Field>
      {kind && !kind.is_source && (
        <p className="text-13 text-muted">
          One does {kind.concurrency.toLocaleString("en")} at a time, {kind.service_ms} ms each, for{" "}
          {kind.instance} € a month
          {kind.million_calls > 0 && ` and ${kind.million_calls} € per million calls`}.
        </p>
      )}
      {settings
        .filter((one) => isOffered(one, component, settings))
        .map((setting) => (
          <SettingField
            key={setting.path}
            setting={setting}
            fields={component}
            zones={design.zones}
            onValue={(value) =>
              onBoard(withPart(board, withSetting(component, setting, value, settings)))
            }
          />
        ))}
      <ConnectTo
        options={others.map(({ id }) => ({ value: id, label: nameOfComponent(id) }))}
        onConnect={(to) => onBoard(withConnection(board, component.id, to))}
      />
      <Button
        size="sm"
        className="max-w-full justify-self-start"
        onClick={() => {
          onChoose(null);
          onBoard(withoutComponent(board, component.id));
        }}
      >
        Remove {nameOfComponent(component.id)}
      </Button>
    </>
  );
}

type ConnectProps = {
  options: { value: string; label: string }[];
  onConnect: (to: string) => void;
};

function ConnectTo({ options, onConnect }: ConnectProps) {
  const [to, setTo] = useState("");
  if (options.length === 0) return null;
  const chosen = options.some(({ value }) => value === to) ? to : "";
  return (
    <div className="flex items-end gap-3">
      <Field label="Connect to" className="grow">
        <Select
          placeholder="Choose a component"
          value={chosen}
          options={options}
          onChange={({ target }) => setTo(target.value)}
        />
      </Field>
      <Button size="sm" className="mb-0.5" disabled={!chosen} onClick={() => onConnect(chosen)}>
        Connect
      </Button>
    </div>
  );
}

type ConnectionProps = Pick<Props, "design" | "board" | "onChoose" | "onBoard"> & {
  connection: SimulatedConnection;
};

function ConnectionSettings({ design, board, connection, onChoose, onBoard }: ConnectionProps) {
  const from = board.components.find(({ id }) => id === connection.from)?.kind;
  const isFromQueue = design.kinds.find(({ kind }) => kind === from)?.is_queue ?? false;
  const settings = isFromQueue ? design.queue_connection_settings : design.connection_settings;
  return (
    <>
      {isFromQueue && (
        <p className="text-13 text-muted">
          Workers take from a queue. Its own settings say when an item is tried again.
        </p>
      )}
      {settings
        .filter((one) => isOffered(one, connection, settings))
        .map((setting) => (
          <SettingField
            key={setting.path}
            setting={setting}
            fields={connection}
            zones={design.zones}
            onValue={(value) =>
              onBoard(withPart(board, withSetting(connection, setting, value, settings)))
            }
          />
        ))}
      <Button
        size="sm"
        className="max-w-full justify-self-start"
        onClick={() => {
          onChoose(null);
          onBoard(withoutConnection(board, connection.id));
        }}
      >
        Remove the connection
      </Button>
    </>
  );
}
