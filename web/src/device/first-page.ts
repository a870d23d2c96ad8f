import type { WayIn } from '#contract/site.ts'
import type { WindowShape } from './comfort-cookies.ts'

type KeptAnswer = { userId: number; address: string; body: unknown }

/**
 * What the server knows of a browser while it makes a page for it (`prerender.tsx`), and what the browser is told of that
 * when it takes the page over: both have to come to the same page. `kept` is what the device would have kept of the
 * server's answers, had it asked itself; `registration` is what a landing page is made for.
 */
export const firstPage = {
  cookies: '',
  shape: { width: 'wide', isPanelOpen: true } as WindowShape,
  kept: [] as KeptAnswer[],
  registration: undefined as WayIn | undefined,
}
