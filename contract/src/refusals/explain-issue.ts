import type * as z from 'zod/mini'
import type { Refusal } from './catalog.ts'
import { labelField } from './field-labels.ts'

type Issue = z.core.$ZodRawIssue
type TooSmall = Extract<Issue, { code: 'too_small' }>
type TooBig = Extract<Issue, { code: 'too_big' }>
type Label = ReturnType<typeof labelField>

const MEGABYTE = 1024 * 1024

/**
 * Why a rule without words of its own refuses a value, for people. Undefined where the value is of another type: that is
 * said in the documented words of the validation library (Y-76).
 */
export function explainIssue(issue: Issue): Refusal | undefined {
  const field = labelField(issue.path ?? [])
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
    case 'invalid_value':
      return issue.input === undefined
        ? { reason: 'fieldRequired', params: { field } }
        : explainOtherValue(issue, field)
    case 'too_small':
      return explainTooSmall(issue, field)
    case 'too_big':
      return explainTooBig(issue, field)
    case 'not_multiple_of':
      return { reason: 'numberNotMultiple', params: { field, step: Number(issue.divisor) } }
    case 'invalid_format':
      return explainFormat(issue.format, field)
    case 'unrecognized_keys':
      return { reason: 'unknownFieldNamed', params: { field: issue.keys[0] ?? '' } }
    default:
      return { reason: 'valueInvalid', params: { field } }
  }
}

function explainOtherValue(
  issue: Extract<Issue, { code: 'invalid_type' | 'invalid_union' | 'invalid_value' }>,
  field: Label,
): Refusal | undefined {
  if (issue.code === 'invalid_value')
    return { reason: 'optionUnknown', params: { field, options: issue.values.map(String).join(', ') } }
  if (issue.code === 'invalid_union') return 'invalidInput'
  // A number all the same, or what was to be read as one.
  const isNumber = issue.expected === 'int' || Number.isNaN(issue.input)
  return isNumber ? { reason: 'numberNotWhole', params: { field } } : undefined
}

function explainTooSmall({ origin, minimum, inclusive }: TooSmall, field: Label): Refusal {
  const least = Number(minimum)
  switch (origin) {
    case 'string':
      if (least === 1) return { reason: 'fieldRequired', params: { field } }
      return { reason: 'textTooShort', params: { field, least } }
    case 'number':
    case 'int':
    case 'bigint':
      return { reason: inclusive ? 'numberTooSmall' : 'numberNotAbove', params: { field, least } }
    case 'date':
      return { reason: 'dateTooEarly', params: { field, least: toDay(least) } }
    case 'file':
      return 'fileEmpty'
    default:
      return { reason: 'tooFewItems', params: { field, least } }
  }
}

function explainTooBig({ origin, maximum, inclusive }: TooBig, field: Label): Refusal {
  const most = Number(maximum)
  switch (origin) {
    case 'string':
      return { reason: 'textOverLimit', params: { field, most } }
    case 'number':
    case 'int':
    case 'bigint':
      return { reason: inclusive ? 'numberTooLarge' : 'numberNotBelow', params: { field, most } }
    case 'date':
      return { reason: 'dateTooLate', params: { field, most: toDay(most) } }
    case 'file':
      return { reason: 'fileTooLarge', params: { megabytes: Math.round((10 * most) / MEGABYTE) / 10 } }
    default:
      return { reason: 'tooManyItems', params: { field, most } }
  }
}

function explainFormat(format: string, field: Label): Refusal {
  if (format === 'email') return 'emailInvalid'
  if (format === 'url') return 'addressInvalid'
  if (format === 'date') return { reason: 'dayInvalid', params: { field } }
  if (format === 'datetime') return { reason: 'momentInvalid', params: { field } }
  return { reason: 'valueInvalid', params: { field } }
}

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
