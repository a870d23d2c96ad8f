import { ChevronDown } from 'lucide-react'
import * as Radix from 'radix-ui/accordion'
import { type ReactNode, useState } from 'react'

type AccordionProps = {
  /** Several items may be open at once. */
  isMultiple?: boolean
  /** Open at first. */
  defaultOpen?: string[]
  children: ReactNode
}

export function Accordion({ isMultiple = false, defaultOpen = [], children }: AccordionProps) {
  // What is open from the start does not unfold: a page made by the server would move under its reader.
  const [isUsed, setUsed] = useState(false)
  const kind = isMultiple
    ? ({ type: 'multiple', defaultValue: defaultOpen } as const)
    : ({ type: 'single', collapsible: true, defaultValue: defaultOpen[0] ?? '' } as const)
  return (
    <Radix.Root
      {...kind}
      onValueChange={() => setUsed(true)}
      data-used={isUsed || undefined}
      className="group/accordion divide-y divide-border overflow-hidden rounded-card border border-border bg-surface"
    >
      {children}
    </Radix.Root>
  )
}

type AccordionItemProps = { value: string; title: ReactNode; headingLevel?: 2 | 3 | 4; children: ReactNode }

export function AccordionItem({ value, title, headingLevel = 3, children }: AccordionItemProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <Radix.Item value={value}>
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 px-4 py-3 text-left font-medium hover:bg-fill focus-visible:-outline-offset-3 sm:px-6">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180"
            />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className="grid grid-rows-[1fr] group-data-[used]/accordion:data-[state=open]:animate-unfold">
        <div className="min-h-0 overflow-hidden px-4 pb-5 text-text sm:px-6">{children}</div>
      </Radix.Content>
    </Radix.Item>
  )
}
