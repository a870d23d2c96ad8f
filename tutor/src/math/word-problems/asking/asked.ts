import type { Cast } from '../world/cast.ts'
import type { Amount } from '../world/expressions.ts'
import type { Ledger } from '../world/ledger.ts'
import type { Telling } from '../world/quantities.ts'
import type { Question } from './question.ts'

export type Reply = { amount: Amount; unit: string; say: string; isExact?: boolean }

/** What the question asks, made ready for looking up. */
export type Asked = {
  question: Question
  ledger: Ledger
  cast: Cast
  telling: Telling
  noun: string
  modifiers: string[]
  owner: string | null
  isEveryone: boolean
  label: string | null
}
