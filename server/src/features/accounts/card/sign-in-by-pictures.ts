import type { cardSignIn } from '#contract/profile/card-sign-in.ts'
import { CARD_CODE_LENGTH, mayHavePictures, readPrintedCode, writePictures } from '#engines/accounts/index.ts'
import { watchGuess } from '../../../domain/sign-in/watch-guess.ts'
import { labelPupils } from '../../../domain/sign-in-cards/label-pupils.ts'
import { pictureLimits } from '../../../domain/sign-in-cards/picture-limits.ts'
import { selectPupils } from '../../../domain/sign-in-cards/pupils.queries.ts'
import { AppError } from '../../../platform/app-error.ts'
import type { Context, Received } from '../../../platform/requests/serve.ts'
import { verifyPassword } from '../../../platform/sessions/passwords.ts'
import { hashToken, type UserRow } from '../../../platform/sessions/sessions.ts'
import { giveBackTry, spendTry } from '../../../platform/sessions/throttle.ts'
import { cardLimits } from '../limits.ts'
import { noteFailure, notingLockout } from '../note-sign-in.ts'
import { passSecondStep } from '../pass-second-step.ts'
import { replaceSession } from '../sign-in.ts'
import { selectPoster, selectPosterPupil } from './card.queries.ts'

/** Nobody has it: names hold no spaces. */
const NO_USERNAME = 'a class poster'

/** Whom the poster of a class shows. Without a poster that hangs nobody learns a name. */
export async function readPoster(context: Context, code: string) {
  const { classId, className } = await findPoster(context, code)
  const pupils = await selectPupils(context.db, classId)
  const labels = labelPupils(pupils)
  const shown = pupils.filter((pupil) => pupil.picturesSetAt !== null && isAdmitted(context, pupil))
  return { className, pupils: shown.map(({ id }) => ({ id, name: labels.get(id) ?? '' })) }
}

export async function signInByPictures(
  context: Context,
  { poster, pupilId, pictures, code = '' }: Received<typeof cardSignIn.signInByPictures>,
): Promise<UserRow> {
  const { db, device } = context
  const { classId } = await findPoster(context, poster)
  const typed = writePictures(pictures)
  const found = await selectPosterPupil(db, classId, pupilId)
  const watch = watchGuess(context, `pictures ${found ? pupilId : 'unknown'}`, typed)
  watch.refuseWhilePaused()
  // A child of another class: nothing is counted against them, or a poster would lock pictures everywhere.
  if (!found || !isAdmitted(context, found.account)) {
    await spendTry(context, 'tooManySignIns', ...cardLimits(device.address))
    await verifyPassword(undefined, typed)
    await noteFailure(context, null, 'pictures')
    throw (await watch.fail()) ?? new AppError('wrong_credentials', 'picturesWrong')
  }

  const { account, hash, createdAt } = found
  const limits = pictureLimits(account.id, createdAt)
  await notingLockout(context, account.username, () => spendTry(context, 'tooManyPictureTries', ...limits))
  const isRight = await verifyPassword(hash, typed).catch(async (error: unknown) => {
    // A busy server is not the child's fault.
    await giveBackTry(db, limits)
    throw error
  })
  if (!isRight) {
    await noteFailure(context, account.id, 'pictures')
    throw (await watch.fail()) ?? new AppError('wrong_credentials', 'picturesWrong')
  }
  await passSecondStep(context, account, code, limits)
  await giveBackTry(db, limits)
  watch.pass()
  await replaceSession(context, account.id, 'pictures')
  return account
}

/** Only posters that hang nowhere count: who hammers at one child must not lock out everybody at the same address. */
async function findPoster(context: Context, code: string) {
  const { db, device } = context
  const limits = cardLimits(device.address)
  await notingLockout(context, NO_USERNAME, () => spendTry(context, 'tooManySignIns', ...limits))
  const secret = readPrintedCode(code, CARD_CODE_LENGTH)
  const watch = watchGuess(context, `poster ${secret}`, `poster ${secret}`)
  watch.refuseWhilePaused()
  const found = secret === null ? undefined : await selectPoster(db, hashToken(secret))
  if (found) {
    await giveBackTry(db, limits)
    return found
  }
  await noteFailure(context, null, 'pictures')
  throw (await watch.fail()) ?? new AppError('wrong_credentials', 'posterNotAccepted')
}

type Pupil = Parameters<typeof mayHavePictures>[0] & { isDemo: boolean }

function isAdmitted({ config }: Context, pupil: Pupil): boolean {
  return mayHavePictures(pupil) && (config.isDemo || !pupil.isDemo)
}
