import type { gradebook } from '#contract/teaching/gradebook.ts'
import type { GradingRules } from '#contract/teaching/grading-rules.ts'
import { lockOwnClass } from '../../domain/classroom/own-classes.ts'
import { AppError, refuseField } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { placeAssignments, replaceCategories, saveBook, selectRules } from './rules.queries.ts'

type Wanted = Received<typeof gradebook.saveRules>

/** All of it or nothing: scores are never made of half a change. */
export async function saveRules(context: CallerContext, wanted: Wanted): Promise<GradingRules> {
  const { db, caller, presence, afterCommit } = context
  const { id, version, categories, assignments, ...book } = wanted
  await lockOwnClass(db, caller.user.id, id)
  const before = await selectRules(db, id)
  if (version !== before.version) throw new AppError('conflict', 'gradingRulesChanged')
  refuseUnsound(wanted, before)
  await saveBook(db, id, { ...book, version: version + 1 })
  const categoryIds = await replaceCategories(
    db,
    id,
    categories.map((category, position) => ({ ...category, classId: id, position })),
  )
  const places = Map.groupBy(assignments, ({ category, isExtraCredit }) => `${category} ${isExtraCredit}`)
  for (const same of places.values()) {
    const [{ category, isExtraCredit } = { category: null, isExtraCredit: false }] = same
    const ids = [...new Set(same.map((one) => one.id))]
    const categoryId = category === null ? null : (categoryIds[category] ?? null)
    if ((await placeAssignments(db, id, ids, { categoryId, isExtraCredit })) !== ids.length)
      throw new AppError('not_found', 'assignmentNotFound')
  }
  afterCommit(() => presence.tell([caller.user.id], { type: 'assignments' }))
  return selectRules(db, id)
}

function refuseUnsound({ categories, assignments, weighting }: Wanted, before: GradingRules): void {
  const known = new Set(before.categories.map(({ id }) => id))
  const ids = categories.flatMap(({ id }) => id ?? [])
  if (ids.some((id) => !known.has(id)) || new Set(ids).size !== ids.length)
    throw refuseField('categories', 'categoryUnknown')
  if (assignments.some(({ category }) => category !== null && category >= categories.length))
    throw refuseField('assignments', 'categoryUnknown')
  if (
    weighting === 'weights' &&
    !categories.some(({ weight, isExtraCredit }) => weight > 0 && !isExtraCredit)
  )
    throw refuseField('categories', 'weightsMissing')
}
