import { type ReactNode, useState } from 'react'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'

export type InboxState = 'open' | 'done'

type InboxProps = {
  title: string
  /** What comes in here and why; one paragraph each. */
  intro: readonly string[]
  tabs: { label: string } & Record<InboxState, string>
  children: (state: InboxState) => ReactNode
}

/** What waits for an adult's decision, and beside it what has been decided. */
export function Inbox({ title, intro, tabs, children }: InboxProps) {
  const [state, setState] = useState<InboxState>('open')
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="font-semibold text-3xl">{title}</h1>
        {intro.map((text) => (
          <p key={text} className="text-muted">
            {text}
          </p>
        ))}
      </div>
      <Tabs value={state} onValueChange={(value) => setState(value === 'done' ? 'done' : 'open')}>
        <TabList label={tabs.label}>
          <Tab value="open">{tabs.open}</Tab>
          <Tab value="done">{tabs.done}</Tab>
        </TabList>
        <TabPanel value="open">{children('open')}</TabPanel>
        <TabPanel value="done">{children('done')}</TabPanel>
      </Tabs>
    </div>
  )
}
