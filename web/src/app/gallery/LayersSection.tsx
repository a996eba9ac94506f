import { useState } from "react";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Drawer } from "@/ui/Drawer";
import { Field } from "@/ui/Field";
import { Input } from "@/ui/Input";
import { Menu } from "@/ui/Menu";
import { ShortcutsDialog } from "@/ui/ShortcutsDialog";
import { SidePanel } from "@/ui/SidePanel";
import { Tooltip } from "@/ui/Tooltip";
import { GallerySection, Specimen } from "./Specimen";

/** What opens over or beside the page. */
export function LayersSection() {
  const [open, setOpen] = useState<"dialog" | "drawer" | "keys" | null>(null);
  const [panel, setPanel] = useState(false);
  const close = () => setOpen(null);
  return (
    <GallerySection title="Layers">
      <Specimen name="Dialog, Drawer, ShortcutsDialog, Tooltip">
        <div className="flex flex-wrap gap-2.5">
          <Button onClick={() => setOpen("dialog")}>Dialog</Button>
          <Button onClick={() => setOpen("drawer")}>Drawer</Button>
          <Button onClick={() => setOpen("keys")} keyHint="?">
            Keys
          </Button>
          <Tooltip content="Answers within four days" keyHint="T">
            <Button>Tooltip</Button>
          </Tooltip>
        </div>
        <Dialog
          open={open === "dialog"}
          onClose={close}
          title="Delete the account"
          description="This immediately deletes your data. Messages you sent stay, without your name."
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="danger" onClick={close}>
                Delete the account
              </Button>
            </>
          }
        >
          <Field label="Type delete to continue">
            <Input autoComplete="off" />
          </Field>
          <div className="mt-4">
            <Menu
              align="start"
              trigger={<Button size="sm">A menu inside</Button>}
              groups={[[{ label: "Export first", onSelect: close }]]}
            />
          </div>
        </Dialog>
        <Drawer
          open={open === "drawer"}
          onClose={close}
          title="Filters"
          footer={
            <Button variant="primary" onClick={close}>
              Show 84 jobs
            </Button>
          }
        >
          <Field label="Place" optional>
            <Input placeholder="Berlin" />
          </Field>
        </Drawer>
        <ShortcutsDialog
          open={open === "keys"}
          onClose={close}
          groups={[
            {
              title: "On this page",
              shortcuts: [
                { keys: ["J"], does: "Next job" },
                { keys: ["K"], does: "Previous job" },
                { keys: ["I"], does: "Interested" },
              ],
            },
            {
              title: "Everywhere",
              shortcuts: [
                { keys: ["Ctrl", "K"], does: "Search" },
                { keys: ["G", "M"], does: "Go to messages" },
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen name="SidePanel">
        {panel ? (
          <SidePanel
            title="Storage engineer"
            onClose={() => setPanel(false)}
            footer={<Button variant="primary">Interested</Button>}
            className="md:h-60"
          >
            The list next to it doesn't change.
          </SidePanel>
        ) : (
          <Button onClick={() => setPanel(true)}>Open the panel</Button>
        )}
      </Specimen>
    </GallerySection>
  );
}
