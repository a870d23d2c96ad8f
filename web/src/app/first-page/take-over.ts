import type { QueryClient, QueryKey } from '@tanstack/react-query'
import i18next from 'i18next'
import type { WindowShape } from '../../device/comfort-cookies.ts'
import { firstPage } from '../../device/first-page.ts'
import { countWaiting, keepAnswer } from '../../device/last-answers.ts'
import { readSignedInId } from '../../device/signed-in-hint.ts'
import { currentUserQuery } from '../../kit/session.ts'
import { whenIdle } from '../../kit/when-idle.ts'
import { yieldToMain } from '../../kit/yield-to-main.ts'

/** Ten seconds: on a busy device a part of the page takes that long to hydrate. */
const MOST_TRIES = 500
const TRY_AGAIN_MS = 20

let latest: HTMLElement | null = null
/** The button on which the pointer went down without reaching it. */
let missed: HTMLElement | null = null

/** Menus open when the pointer goes down, everything else when it is clicked. */
function press(button: HTMLElement): void {
  for (const type of ['pointerdown', 'pointerup'])
    button.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse' }))
}

function watchPress(button: HTMLElement): void {
  missed = button
  button.addEventListener(
    'pointerdown',
    () => {
      missed = null
    },
    { once: true },
  )
}

/** The last one alone counts: it may be where the answer to an earlier one would have been. */
async function replayUntilHandled(button: HTMLElement): Promise<void> {
  latest = button
  const handled = new AbortController()
  // The button may have been hydrated between the two halves of a click: a menu then waits for the first one.
  button.addEventListener(
    'click',
    () => {
      handled.abort()
      if (missed === button) setTimeout(press, 0, button)
    },
    { once: true },
  )
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS))
    if (handled.signal.aborted || latest !== button || !button.isConnected) return
    press(button)
    button.click()
  }
}

/**
 * While it hydrates React stops clicks in parts that are not hydrated yet: they never reach their button and are replayed.
 * What comes back replays `early`, what was clicked before, unless something else was since then, and soon stops listening.
 */
function replayClicks(early: HTMLElement | null): () => void {
  latest = early
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const findButton = ({ target, isTrusted }: Event) =>
    isTrusted && target instanceof Element ? target.closest('button') : null
  addEventListener(
    'pointerdown',
    (event) => {
      const button = findButton(event)
      if (button) watchPress(button)
    },
    options,
  )
  addEventListener(
    'click',
    (event) => {
      const button = findButton(event)
      if (button) void replayUntilHandled(button)
    },
    options,
  )
  return () => {
    if (early && latest === early) void replayUntilHandled(early)
    setTimeout(() => listening.abort(), MOST_TRIES * TRY_AGAIN_MS)
  }
}

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
