import { Bookmark, Ellipsis, Settings, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/ui/Button";
import { buttonClass } from "@/ui/button-class";
import { ConfirmButton } from "@/ui/ConfirmButton";
import { DevMailbox } from "@/ui/DevMailbox";
import { IconButton } from "@/ui/IconButton";
import { Link } from "@/ui/Link";
import { Menu } from "@/ui/Menu";
import { Popover } from "@/ui/Popover";
import { TextLink } from "@/ui/TextLink";
import { useToast } from "@/ui/Toasts";
import { GallerySection, Specimen } from "./Specimen";

/** Buttons, links, menus, toasts. */
export function ActionsSection() {
  const [saved, setSaved] = useState(false);
  const { toast } = useToast();
  return (
    <GallerySection title="Actions">
      <Specimen name="Button">
        <div className="flex flex-wrap gap-2.5">
          <Button variant="primary" keyHint="I">
            Interested
          </Button>
          <Button keyHint="N">Not interested</Button>
          <Button variant="quiet" icon={<Bookmark size={16} strokeWidth={1.5} aria-hidden />}>
            Save
          </Button>
          <Button variant="danger">Delete the account</Button>
          <Button variant="primary" pending>
            Approve and open conversation
          </Button>
          <Button disabled>Publish</Button>
          <Button size="sm">Show more</Button>
          <Button size="lg" variant="primary">
            I am looking for work
          </Button>
        </div>
      </Specimen>
      <Specimen name="ConfirmButton, DevMailbox">
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-y py-3">
            <span className="min-w-0 grow basis-40 font-semibold">Key of my desk</span>
            <ConfirmButton
              does="Remove"
              label="Remove the key of my desk"
              warning="You can no longer sign in with it. Your other keys still work."
              explain={() => "Something went wrong on the server. Try again in a moment."}
              act={() => Promise.reject(new Error())}
            />
          </div>
          <DevMailbox addresses={["ada@example.org", "+4915112345678"]} />
        </div>
      </Specimen>
      <Specimen name="IconButton, Menu, Popover, Toast">
        <div className="flex flex-wrap items-center gap-2.5">
          <IconButton
            label={saved ? "Saved" : "Save"}
            keyHint="S"
            pressed={saved}
            onClick={() => setSaved(!saved)}
            icon={
              <Bookmark
                size={20}
                strokeWidth={1.5}
                fill={saved ? "currentColor" : "none"}
                aria-hidden
              />
            }
          />
          <IconButton
            label="Settings"
            outlined
            icon={<Settings size={16} strokeWidth={1.5} aria-hidden />}
          />
          <Menu
            trigger={
              <Button icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}>More</Button>
            }
            align="start"
            groups={[
              [
                { label: "Open in a new page", href: "#menu" },
                {
                  label: "Copy the link",
                  keyHint: "C",
                  onSelect: () => toast({ message: "Link copied" }),
                },
              ],
              [
                { label: "Share with a colleague", disabledReason: "drafts only for you" },
                {
                  label: "Delete",
                  danger: true,
                  icon: <Trash2 size={16} strokeWidth={1.5} aria-hidden />,
                  onSelect: () =>
                    toast({
                      message: "Job deleted",
                      action: { label: "Undo", onAction: () => {} },
                    }),
                },
              ],
            ]}
          />
          <Popover label="Filters" trigger={<Button>Filters</Button>}>
            <p className="text-muted">Filters stay in the address.</p>
          </Popover>
          <Button
            onClick={() =>
              toast({
                message: "Interest sent to Halyard",
                action: { label: "Undo", onAction: () => toast({ message: "Undone" }) },
              })
            }
          >
            Toast with undo
          </Button>
          <Button onClick={() => toast({ message: "Message not sent", tone: "stop" })}>
            Error toast
          </Button>
        </div>
      </Specimen>
      <Specimen name="links">
        <p className="flex flex-wrap items-center gap-4">
          <TextLink href="#text">See the submissions</TextLink>
          <span>
            In a sentence,{" "}
            <TextLink href="#sentence" underlined>
              like this one
            </TextLink>
            , it is underlined.
          </span>
          <Link href="#button" className={buttonClass()}>
            A link as a button
          </Link>
        </p>
      </Specimen>
    </GallerySection>
  );
}
