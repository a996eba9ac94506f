import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { email } from "@/lib/account-fields";
import { useDraftDefaults, useKeepDraft } from "@/lib/drafts";
import { explain } from "@/lib/errors";
import { usePageTitle } from "@/lib/page-title";
import { paths } from "@/lib/paths";
import { FormPage } from "@/ui/FormPage";
import { TextLink } from "@/ui/TextLink";
import { AccountForm } from "./AccountForm";
import { EmailField } from "./EmailField";
import { ssoAddress } from "./queries";
import { useNext } from "./use-next";

const schema = z.object({ email });

/** What stands behind the @ of a complete address, as it is written in a list of domains. */
export const domainOf = (address: string) =>
  address.slice(address.lastIndexOf("@") + 1).toLowerCase();

/** Signing in where one's company does: the work address says which company that is. */
export default function SsoPage() {
  usePageTitle("Single sign-on");
  const { next, on } = useNext();
  const form = useForm({
    resolver: zodResolver(schema),
    mode: "onTouched",
    // The same draft as on the page that leads here.
    defaultValues: useDraftDefaults("sign-in", { email: "" }),
  });
  useKeepDraft("sign-in", form);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: ({ email: address }: { email: string }) => ssoAddress(domainOf(address), next),
    onSuccess: (url) => location.assign(url),
    onError: (refused, { email: address }) => {
      if (explain(refused).code !== "sso_provider_not_found") return;
      const message = `${domainOf(address)} doesn't use single sign-on here. Sign in another way, or ask your company's administrator.`;
      form.setError("email", { message }, { shouldFocus: true });
    },
  });
  const unknown = error && explain(error).code === "sso_provider_not_found";

  return (
    <FormPage
      title="Single sign-on"
      lede="Enter your work email. We'll send you to your company's sign-in page."
      footer={
        <p>
          Your company doesn't use single sign-on?{" "}
          <TextLink underlined href={on(paths.signIn)}>
            Sign in another way
          </TextLink>
        </p>
      }
    >
      <AccountForm
        form={form}
        onSubmit={(values) => mutate(values)}
        error={unknown ? null : error}
        does="Continue with single sign-on"
        pending={isPending || isSuccess}
      >
        <EmailField
          label="Work email"
          hint="We only send the part after the @."
          field={form.register("email")}
          error={form.formState.errors.email?.message}
        />
      </AccountForm>
    </FormPage>
  );
}
