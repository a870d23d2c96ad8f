import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { StoredStatistic } from '../site.ts'
import { FILL_IN, requireText } from '../study/fields.ts'

/** Pictures that the landing page can show beside a figure. */
export const STATISTIC_ICONS = [
  'users',
  'school',
  'graduation',
  'book',
  'trophy',
  'star',
  'heart',
  'clock',
  'globe',
  'chart',
] as const
export type StatisticIcon = (typeof STATISTIC_ICONS)[number]
export const MOST_STATISTICS = 12
export const LONGEST_FIGURE = 20
export const LONGEST_FIGURE_NAME = 60

const Statistic = z.object({
  name: requireText(FILL_IN, LONGEST_FIGURE_NAME),
  value: requireText(FILL_IN, LONGEST_FIGURE),
  icon: z._default(z.nullable(z.enum(STATISTIC_ICONS)), null),
  category: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(LONGEST_FIGURE_NAME))), null),
  /** Where it stands; figures with the same one keep the order in which they were sent. */
  displayOrder: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 0),
})

export const statistics = {
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/statistics',
    access: 'admin',
    summary:
      'Sets all figures of the landing page at once; a list alone will do. With `known`, the ids that the caller saw, it is refused when somebody saved others since. It is audited.',
    input: z.object({
      statistics: z.array(Statistic).check(z.maxLength(MOST_STATISTICS)),
      known: z.optional(z.array(z.int()).check(z.maxLength(100))),
    }),
    listField: 'statistics',
    output: z.array(StoredStatistic),
    errors: ['not_signed_in', 'not_allowed', 'conflict', 'invalid_input'],
  }),
}
