import { notifications } from '../db/schema/accounts/notifications.ts'
import type { TestApp } from './test-app.ts'

let occasions = 0

export async function addNotification(
  t: TestApp,
  userId: number,
  more: Partial<typeof notifications.$inferInsert> = {},
) {
  const [row] = await t.db
    .insert(notifications)
    .values({
      userId,
      kind: 'badge_earned',
      data: { name: 'Perfect Score' },
      link: '/achievements',
      occasion: `sample-${occasions++}`,
      createdAt: t.clock.now,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}
