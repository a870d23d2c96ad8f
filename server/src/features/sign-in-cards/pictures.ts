import type { signInCards } from '#contract/teaching/sign-in-cards.ts'
import {
  CARD_CODE_LENGTH,
  drawPictures,
  makePrintedCode,
  mayHavePictures,
  type Picture,
  writePictures,
} from '#engines/accounts/index.ts'
import { savePictures, selectPupils } from '../../domain/sign-in-cards/pupils.queries.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { createSecretDice } from '../../platform/secrets/secret-dice.ts'
import { hashPassword } from '../../platform/sessions/passwords.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { aboutPupils, findClass, findPupils, spendSheet } from './find-pupils.ts'
import { deletePictures, deletePoster, savePoster } from './sign-in-cards.queries.ts'

export async function makePoster(context: CallerContext, id: number) {
  await spendSheet(context)
  const { db, caller, now } = context
  const { name } = await findClass(context, id)
  if (!(await selectPupils(db, id)).some(mayHavePictures))
    throw new AppError('conflict', 'posterNeedsChildren')
  const code = makePrintedCode(CARD_CODE_LENGTH, createSecretDice(context))
  await db.transaction(async (tx) => {
    const made = { createdBy: caller.user.id, createdAt: now() }
    await savePoster(tx, { classId: id, tokenHash: hashToken(code), ...made })
    await writeAudit({ ...context, db: tx }, { action: 'class poster made', details: { classId: id } })
  })
  return { className: name, code }
}

export async function revokePoster(context: CallerContext, id: number): Promise<{ ended: number }> {
  await findClass(context, id)
  const ended = await deletePoster(context.db, id)
  if (ended > 0) await writeAudit(context, { action: 'class poster ended', details: { classId: id } })
  return { ended }
}

/** Told once, to be printed or said to the children. */
export async function drawPicturesFor(
  context: CallerContext,
  asked: Received<typeof signInCards.drawPictures>,
) {
  await spendSheet(context)
  const { room, pupils, labels } = await findYoungPupils(context, asked)
  const drawn = pupils.map(({ id }) => ({
    studentId: id,
    name: labels.get(id) ?? '',
    pictures: drawPictures(createSecretDice(context)),
  }))
  await keepPictures(context, room.id, drawn)
  return { className: room.name, drawn }
}

export async function setPictures(
  context: CallerContext,
  { id, studentId, pictures }: Received<typeof signInCards.setPictures>,
) {
  await spendSheet(context)
  const { room } = await findYoungPupils(context, { id, studentIds: [studentId] })
  return { picturesSetAt: await keepPictures(context, room.id, [{ studentId, pictures }]) }
}

export async function removePictures(
  context: CallerContext,
  { id, studentId }: Received<typeof signInCards.removePictures>,
): Promise<{ ended: number }> {
  await findClass(context, id)
  const pupils = await selectPupils(context.db, id)
  if (!pupils.some((pupil) => pupil.id === studentId)) throw new AppError('not_found', 'studentNotFound')
  const ended = await deletePictures(context.db, studentId)
  if (ended > 0)
    await writeAudit(context, { action: 'picture password removed', ...aboutPupils([studentId], id) })
  return { ended }
}

const findYoungPupils = (context: CallerContext, asked: { id: number; studentIds: readonly number[] }) =>
  findPupils(context, asked, mayHavePictures, 'picturesNotForAccount')

type Chosen = { studentId: number; pictures: readonly Picture[] }

/** The hashes are made before the transaction opens: they take a while. */
async function keepPictures(
  context: CallerContext,
  classId: number,
  chosen: readonly Chosen[],
): Promise<Date> {
  const { db, caller, now } = context
  const rows = await Promise.all(
    chosen.map(async ({ studentId, pictures }) => ({
      userId: studentId,
      hash: await hashPassword(writePictures(pictures)),
      setBy: caller.user.id,
    })),
  )
  const at = now()
  await db.transaction(async (tx) => {
    await savePictures(tx, rows, at)
    const ids = chosen.map(({ studentId }) => studentId)
    await writeAudit(
      { ...context, db: tx },
      { action: 'picture passwords set', ...aboutPupils(ids, classId) },
    )
  })
  return at
}
