import { eq } from 'drizzle-orm'
import type { ownPictures } from '#contract/profile/card-sign-in.ts'
import { mayHavePictures, writePictures } from '#engines/accounts/index.ts'
import { selectRow } from '../../../db/rows.ts'
import { picturePasswords } from '../../../db/schema/accounts/sign-in-cards.ts'
import { watchGuess } from '../../../domain/sign-in/watch-guess.ts'
import { pictureLimits } from '../../../domain/sign-in-cards/picture-limits.ts'
import { savePictures } from '../../../domain/sign-in-cards/pupils.queries.ts'
import { writeAudit } from '../../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext, Received } from '../../../platform/requests/serve.ts'
import { hashPassword, verifyPassword } from '../../../platform/sessions/passwords.ts'
import { giveBackTry, spendTry } from '../../../platform/sessions/throttle.ts'
import { noteFailure } from '../note-sign-in.ts'

const selectOwn = ({ db, caller }: CallerContext) =>
  selectRow(db, picturePasswords, eq(picturePasswords.userId, caller.user.id))

export async function hasOwnPictures(context: CallerContext): Promise<{ isSet: boolean }> {
  return { isSet: mayHavePictures(context.caller.user) && (await selectOwn(context)) !== undefined }
}

/** The old pictures come first: another child may sit in front of an open session. */
export async function changeOwnPictures(
  context: CallerContext,
  { current, pictures }: Received<typeof ownPictures.change>,
): Promise<{ isSet: boolean }> {
  const { db, caller } = context
  const id = caller.user.id
  const own = mayHavePictures(caller.user) ? await selectOwn(context) : undefined
  const { hash, createdAt } = foundOr404(own, 'pictureNotFound')
  const limits = pictureLimits(id, createdAt)
  await spendTry(context, 'tooManyPictureTries', ...limits)
  const watch = watchGuess(context, `pictures ${id}`, writePictures(current))
  watch.refuseWhilePaused()
  if (!(await verifyPassword(hash, writePictures(current)))) {
    await noteFailure(context, id, 'pictures')
    throw (await watch.fail()) ?? new AppError('wrong_credentials', 'picturesWrong')
  }
  watch.pass()
  await giveBackTry(db, limits)
  const chosen = await hashPassword(writePictures(pictures))
  await db.transaction(async (tx) => {
    await savePictures(tx, [{ userId: id, hash: chosen, setBy: id }], context.now())
    await writeAudit(
      { ...context, db: tx },
      { action: 'picture password changed', subjectType: 'user', subjectId: id },
    )
  })
  return { isSet: true }
}
