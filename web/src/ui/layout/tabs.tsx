import * as Radix from 'radix-ui/tabs'
import type { ComponentProps, ReactNode } from 'react'

/** So much of the next tab is seen. */
const PEEK_PX = 48

export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root className={`flex flex-col gap-4 ${className ?? ''}`} {...rest} />
}

/** The chosen tab may stand beyond the edge of a narrow screen. */
function showChosen(list: HTMLElement) {
  const tab = list.querySelector<HTMLElement>('[data-state=active]')
  if (tab) list.scrollLeft = tab.offsetLeft + tab.offsetWidth - list.offsetLeft - list.offsetWidth + PEEK_PX
}

function keepChosenInSight(list: HTMLElement | null) {
  if (!list) return
  showChosen(list)
  const observer = new ResizeObserver(() => showChosen(list))
  observer.observe(list)
  return () => observer.disconnect()
}

/** On a narrow screen the row scrolls sideways instead of wrapping; its tabs stand closer, so that the next one peeks out. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.List
      ref={keepChosenInSight}
      aria-label={label}
      className="fade-ends flex gap-1 overflow-x-auto border-border border-b p-1 [scrollbar-width:thin]"
    >
      {children}
    </Radix.List>
  )
}

export function Tab({
  value,
  isDisabled,
  children,
}: {
  value: string
  isDisabled?: boolean
  children: ReactNode
}) {
  return (
    <Radix.Trigger
      value={value}
      disabled={isDisabled}
      className="relative flex min-h-11 shrink-0 items-center gap-2 rounded-control px-2 font-heading lg:px-4 font-medium text-muted transition-colors after:absolute after:inset-x-2 lg:after:inset-x-3 after:-bottom-1 after:h-0.75 after:rounded-full hover:bg-fill hover:text-text disabled:cursor-not-allowed disabled:opacity-55 data-[state=active]:text-brand-ink data-[state=active]:after:bg-brand [&_svg]:size-5"
    >
      {children}
    </Radix.Trigger>
  )
}

type TabPanelProps = {
  value: string
  /** Stays on the page, only out of sight, while another tab is shown. */
  isKept?: boolean
  children: ReactNode
}

export function TabPanel({ value, isKept = false, children }: TabPanelProps) {
  return (
    <Radix.Content
      value={value}
      {...(isKept && { forceMount: true })}
      className="rounded-control data-[state=inactive]:hidden"
    >
      {children}
    </Radix.Content>
  )
}
