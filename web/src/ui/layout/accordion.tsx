import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId, useState } from 'react'

type OpenItems = {
  open: readonly string[]
  /** What is open from the start simply stands there; what somebody opens unfolds. */
  isTouched: boolean
  toggle: (value: string) => void
}

const OpenItemsContext = createContext<OpenItems>({ open: [], isTouched: false, toggle: () => {} })

type AccordionProps = {
  /** Several items may be open at once. */
  isMultiple?: boolean
  /** Open at first. */
  defaultOpen?: string[]
  className?: string
  children: ReactNode
}

export function Accordion({ isMultiple = false, defaultOpen = [], className, children }: AccordionProps) {
  const [open, setOpen] = useState<readonly string[]>(defaultOpen)
  const [isTouched, setTouched] = useState(false)

  function toggle(value: string): void {
    setTouched(true)
    setOpen((before) =>
      before.includes(value) ? before.filter((one) => one !== value) : [...(isMultiple ? before : []), value],
    )
  }

  return (
    <OpenItemsContext value={{ open, isTouched, toggle }}>
      <div
        className={`divide-y divide-border overflow-hidden rounded-card border border-border bg-surface ${className ?? ''}`}
      >
        {children}
      </div>
    </OpenItemsContext>
  )
}

type AccordionItemProps = { value: string; title: ReactNode; headingLevel?: 2 | 3 | 4; children: ReactNode }

export function AccordionItem({ value, title, headingLevel = 3, children }: AccordionItemProps) {
  const { open, isTouched, toggle } = useContext(OpenItemsContext)
  const id = useId()
  const isOpen = open.includes(value)
  const Heading = `h${headingLevel}` as const
  return (
    <div>
      <Heading>
        <button
          type="button"
          id={`${id}-title`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => toggle(value)}
          className="group flex min-h-14 w-full items-center justify-between gap-4 px-4 py-3 text-left font-medium hover:bg-fill focus-visible:-outline-offset-3 sm:px-6"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-muted transition-transform group-aria-expanded:rotate-180"
          />
        </button>
      </Heading>
      {isOpen && (
        <section
          id={id}
          aria-labelledby={`${id}-title`}
          className={`grid grid-rows-[1fr] ${isTouched ? 'animate-unfold' : ''}`}
        >
          <div className="min-h-0 overflow-hidden px-4 pb-5 text-text sm:px-6">{children}</div>
        </section>
      )}
    </div>
  )
}
