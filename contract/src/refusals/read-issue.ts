import type * as z from 'zod/mini'
import { isReason, type Refusal, say } from './catalog.ts'

/** Why a schema refused a value: what `rule` wrote, else a reason by the kind of rule. */
export function readIssue(issue: z.core.$ZodIssue): Refusal {
  const { message } = issue
  if (message.startsWith('{')) return JSON.parse(message) as Refusal
  if (isReason(message)) return message as Refusal
  const limit = findLimit(issue)
  return limit && say(limit).message === message
    ? limit
    : { reason: 'invalidField', params: { problem: message } }
}

function findLimit(issue: z.core.$ZodIssue): Refusal | null {
  if (issue.code === 'too_small') {
    const params = { least: Number(issue.minimum) }
    if (issue.origin === 'string') return { reason: 'textTooShort', params }
    return { reason: issue.origin === 'array' ? 'tooFewItems' : 'numberTooSmall', params }
  }
  if (issue.code !== 'too_big') return null
  const params = { most: Number(issue.maximum) }
  if (issue.origin === 'string') return { reason: 'textOverLimit', params }
  return { reason: issue.origin === 'array' ? 'tooManyItems' : 'numberTooLarge', params }
}
