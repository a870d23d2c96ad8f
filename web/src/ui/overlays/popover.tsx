import { createSource, OnDemand } from './on-demand.tsx'
import type { PopoverProps } from './opened-popover.tsx'

const source = createSource('dialog', async () => (await import('./opened-popover.tsx')).OpenedPopover)

export function Popover(props: PopoverProps) {
  return <OnDemand source={source} overlay={props} />
}
