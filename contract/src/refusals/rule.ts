import type { PlainReason, Refusal } from './catalog.ts'

type Detailed = Exclude<Refusal, PlainReason | { reason: PlainReason }>
type ParamsOf<Reason extends Detailed['reason']> = Extract<Detailed, { reason: Reason }>['params']

/**
 * What a rule of a schema says when it is broken. Zod carries one string: a reason goes as it is, one with params as JSON.
 * `parseValue` reads both. The English texts stay out of the browser this way.
 */
export function rule<Reason extends PlainReason>(reason: Reason): Reason
export function rule(refusal: Refusal): string
export function rule<Reason extends Detailed['reason']>(reason: Reason, params: ParamsOf<Reason>): string
export function rule(refusal: string | object, params?: object): string {
  if (typeof refusal === 'object') return JSON.stringify(refusal)
  return params ? JSON.stringify({ reason: refusal, params }) : refusal
}
