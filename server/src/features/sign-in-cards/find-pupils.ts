import { HOUR_SECONDS } from '#engines/days/durations.ts'
import { labelPupils } from '../../domain/sign-in-cards/label-pupils.ts'
import { type Pupil, selectPupils } from '../../domain/sign-in-cards/pupils.queries.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { selectClass } from './sign-in-cards.queries.ts'

/** The class, as far as the caller may see to it; of another teacher it is not there. */
export async function findClass({ db, caller }: CallerContext, id: number) {
  return foundOr404(await selectClass(db, caller.user, id), 'classNotFound')
}

type Asked = { id: number; studentIds: readonly number[] }

/** These students of the class, all of whom what is made must be for. */
export async function findPupils(
  context: CallerContext,
  { id, studentIds }: Asked,
  isFor: (pupil: Pupil) => boolean,
  refusal: 'cardNotForAccount' | 'picturesNotForAccount',
) {
  const room = await findClass(context, id)
  const all = await selectPupils(context.db, id)
  const wanted = new Set(studentIds)
  const pupils = all.filter((pupil) => wanted.has(pupil.id))
  if (pupils.length < wanted.size) throw new AppError('not_found', 'studentNotFound')
  if (!pupils.every(isFor)) throw new AppError('conflict', refusal)
  return { room, pupils, labels: labelPupils(all) }
}

/** A school prints its cards in one morning; nobody needs more sheets than that. */
export const spendSheet = (context: CallerContext): Promise<void> =>
  spendTry(context, 'tooManyTries', {
    name: `sign-in-cards:${context.caller.user.id}`,
    limit: 200,
    windowSeconds: HOUR_SECONDS,
  })

/** One deed is one entry of the audit log, however many students it is about. */
export function aboutPupils(studentIds: readonly number[], classId: number) {
  const [only, ...others] = studentIds
  const details = { classId }
  return only !== undefined && others.length === 0
    ? { subjectType: 'user', subjectId: only, details }
    : { subjectType: 'user', details: { ...details, personIds: [...studentIds] } }
}
