import type { ReactNode } from "react";
import { Heading } from "#ui/heading.tsx";
import { Text } from "#ui/text.tsx";

export type EndingLayoutProps = {
  /** The id of the heading, which names the section or the form. */
  id: string;
  title: string;
  /** One or two sentences below the title. */
  lead: string;
  /** Other ways to reach the company, which paper has, too. */
  details?: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** The ending of a page: what the form is for and other ways to reach the company, and beside it the form, which is not printed. */
export function EndingLayout({ id, title, lead, details = null, children }: EndingLayoutProps) {
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-12">
      <div className="flex flex-col gap-5 md:col-span-5 lg:pe-16">
        <div className="flex flex-col gap-3 print:hidden">
          <Heading level={2} id={id}>
            {title}
          </Heading>
          <Text tone="secondary">{lead}</Text>
        </div>
        {details}
      </div>
      <div className="md:col-span-7 print:hidden">{children}</div>
    </div>
  );
}
