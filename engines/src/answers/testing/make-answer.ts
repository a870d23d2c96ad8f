import type { Answer } from '../index.ts'

export const number = (value: string, more: Partial<Extract<Answer, { kind: 'number' }>> = {}): Answer => ({
  kind: 'number',
  value,
  ...more,
})

export const fraction = (value: string, form?: Extract<Answer, { kind: 'fraction' }>['form']): Answer => ({
  kind: 'fraction',
  value,
  ...(form && { form }),
})
