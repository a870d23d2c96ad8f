import type { QueryClient, QueryKey } from '@tanstack/react-query'
import i18next from 'i18next'
import type { WindowShape } from '../../device/comfort-cookies.ts'
import { firstPage } from '../../device/first-page.ts'
import { countWaiting, keepAnswer } from '../../device/last-answers.ts'
import { readSignedInId } from '../../device/signed-in-hint.ts'
import { currentUserQuery } from '../../kit/session.ts'
import { whenIdle } from '../../kit/when-idle.ts'
import { yieldToMain } from '../../kit/yield-to-main.ts'
import { replayClicks } from './replay-clicks.ts'

/** What travels with a page that the server has rendered. */
export type FirstPage = {
  /** What the page shows. */
  answers: [key: QueryKey, data: unknown][]
  /** The same as the server's answers were, for the device to keep. */
  kept: { address: string; body: unknown }[]
  /** Of the window that the page was rendered for. */
  shape: WindowShape
  language: string
  /** The chunks of the page's screen; what others import comes first. */
  scripts: string[]
}

/**
 * Begins the scripts of the page one after another, with a breath between them: begun all at once, as a screen does it, the
 * page would stand still for long while somebody reads it.
 */
export async function prepare(text: string) {
  const page = JSON.parse(text) as FirstPage
  for (const script of page.scripts) {
    await import(/* @vite-ignore */ `/${script}`)
    await yieldToMain()
  }
  return {
    takeAnswers: (queryClient: QueryClient, root: HTMLElement) => takeAnswers(queryClient, root, page),
    replayClicks,
  }
}

const readAddress = () => location.pathname + location.search

/**
 * Begins with what came along with the page. What comes back says, once the router knows where it is, whether what stands
 * there is what this visitor sees; else it is made anew, with the same answers.
 */
function takeAnswers(queryClient: QueryClient, root: HTMLElement, page: FirstPage): () => boolean {
  const address = readAddress()
  const userKey = String(currentUserQuery.queryKey)
  const user = page.answers.find(([key]) => String(key) === userKey)?.[1] as { id: number } | undefined
  // In another tab somebody else may have signed in while this page was on its way.
  if (!user || user.id !== readSignedInId()) {
    root.replaceChildren()
    return () => false
  }
  firstPage.shape = page.shape
  for (const [key, data] of page.answers) queryClient.setQueryData(key, data)
  whenIdle(() => void settle(queryClient, user.id, page))
  return () => page.language === i18next.language && address === readAddress()
}

/** What a device does with every answer that it asks for itself: keeps it, and shows what waits to be sent with it. */
async function settle(queryClient: QueryClient, userId: number, { kept }: FirstPage): Promise<void> {
  // By the clock of this device, as all that it compares it with.
  const askedAt = new Date(performance.timeOrigin)
  for (const { address, body } of kept) await keepAnswer(userId, address, body, askedAt)
  if ((await countWaiting(userId)) > 0) await queryClient.invalidateQueries()
}
