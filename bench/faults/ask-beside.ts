import { setTimeout as sleep } from 'node:timers/promises'
import { accounts } from '#contract/accounts.ts'
import type { Person } from './school.ts'
import { createCall, Tally } from './tally.ts'

const EVERY_MS = 200

/** Somebody who only uses the product while others try to harm it: what they get, and how soon. */
export function askBeside(url: string, { token }: Person) {
  const tally = new Tally()
  const call = createCall(url, tally)
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      await call(token, accounts.currentUser, {})
      await sleep(EVERY_MS)
    }
  })()
  return {
    async stop(): Promise<Tally> {
      isOver = true
      await asking
      return tally
    },
  }
}

/** Others are held up for longer than anybody would wait. */
export const LONGEST_BESIDE_MS = 5_000

export function judgeBeside(beside: Tally): { faults: string[]; note: string } {
  const faults: string[] = []
  if (beside.done !== beside.requests)
    faults.push(
      `${beside.requests - beside.done} of ${beside.requests} requests of others were not answered with 200`,
    )
  if (beside.longestMs > LONGEST_BESIDE_MS) faults.push(`others waited ${Math.round(beside.longestMs)} ms`)
  return {
    faults,
    note: `others: ${beside.requests} requests, longest ${Math.round(beside.longestMs)} ms`,
  }
}
