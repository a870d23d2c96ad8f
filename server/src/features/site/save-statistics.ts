import type { statistics } from '#contract/admin/statistics.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { lockStatistics, replaceStatistics, selectStatistics } from './site.queries.ts'

type SaveStatisticsInput = Received<typeof statistics.save>

/** Every save makes new rows, so their ids say which list somebody saw. */
export async function saveStatistics(
  context: CallerContext,
  { statistics: sent, known }: SaveStatisticsInput,
) {
  const { db } = context
  const before = await lockStatistics(db)
  if (known && known.join() !== before.map(({ id }) => id).join())
    throw new AppError('conflict', 'statisticsChangedMeanwhile')
  const figures = sent
    .toSorted((one, other) => one.displayOrder - other.displayOrder)
    .map((figure) => ({ ...figure, category: figure.category || null }))
  await replaceStatistics(db, figures)
  const show = (list: readonly { name: string; value: string }[]) =>
    list.map(({ name, value }) => `${value} ${name}`)
  await writeAudit(context, {
    action: 'statistics set',
    details: { before: show(before), after: show(figures) },
  })
  return selectStatistics(db)
}
