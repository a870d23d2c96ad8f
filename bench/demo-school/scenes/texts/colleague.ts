import type { InputOf } from '#contract/endpoint.ts'
import type { documents } from '#contract/professional/documents.ts'

/** What a colleague of the professional writes, and what he answers. */
export const LENAS_COMMENTS: readonly { day: number; time: string; content: string; answer?: string }[] = [
  {
    ...{ day: 32, time: '11:20' },
    content: 'Could part one use the renewal data instead of the survey? People remember prices badly.',
    answer: 'Good point. I will swap it and keep the survey as a backup slide.',
  },
  {
    ...{ day: 36, time: '16:40' },
    content: 'Eight percent for two weeks sounds right to me. Who stops the test if you are on vacation?',
    answer: 'You do, if you like. I will write your name next to it.',
  },
]

export const LENAS_DOCUMENT: InputOf<typeof documents.create> = {
  ...{ title: 'What we know about renewals', documentType: 'report', tags: ['pricing', 'renewals'] },
  content:
    'Renewals, summary for the pricing workshop.\n\nEighty-one percent of customers renewed last year. Among customers with at least three active users the rate was 92 percent, among those with one user it was 64 percent. Price was named as the first reason for leaving by 12 percent of those who left. The most frequent reason was that nobody on the team had taken over the account.\n\nThis suggests that a second user matters more than a lower price. A test could compare a discount with a free second seat.',
}
