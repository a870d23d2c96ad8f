import * as z from 'zod/mini'
import { isReason, type Refusal } from './catalog.ts'
import { explainIssue } from './explain-issue.ts'
import { rule } from './rule.ts'

/** What is wrong with one field; its path is written with dots. */
export type FieldRefusal = { field: string; refusal: Refusal }

const MOST_TOLD = 20
const { localeError: sayOtherType } = z.locales.en()

/** What a schema reads from a value, or why it refuses it. */
export function parseValue<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): { data: z.output<Schema> } | { refused: FieldRefusal[] } {
  const error = (issue: z.core.$ZodRawIssue) => {
    const refusal = explainIssue(issue)
    return refusal ? rule(refusal) : sayOtherType(issue)
  }
  const parsed = z.safeParse(schema, value, { error })
  if (parsed.success) return { data: parsed.data }
  return {
    refused: parsed.error.issues.slice(0, MOST_TOLD).map(({ path, message }) => ({
      field: path.map(String).join('.'),
      refusal: readRule(message),
    })),
  }
}

/** What `rule` wrote. */
function readRule(message: string): Refusal {
  if (message.startsWith('{')) return JSON.parse(message) as Refusal
  if (isReason(message)) return message as Refusal
  return { reason: 'invalidField', params: { problem: message } }
}
