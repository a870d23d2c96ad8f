import type { Call } from '../tally.ts'
import { isExecutable } from './executable.ts'

export const CREATED = 201

/** What is asked, and what came back as more than words. */
export type Attempt = { call: Call; faults: string[] }

export function expectWords({ faults }: Attempt, what: string, text: string): void {
  if (isExecutable(text)) faults.push(`${what} came back as ${text.slice(0, 100)}`)
}
