import type { signInCards } from '#contract/teaching/sign-in-cards.ts'
import {
  CARD_CODE_LENGTH,
  makePrintedCode,
  mayHavePictures,
  mayTeacherReset,
} from '#engines/accounts/index.ts'
import type { Database } from '../../db/database.ts'
import { selectPupils } from '../../domain/sign-in-cards/pupils.queries.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { createSecretDice } from '../../platform/secrets/secret-dice.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { aboutPupils, findClass, findPupils, spendSheet } from './find-pupils.ts'
import {
  deleteCard,
  deleteCardsOfClass,
  deleteSessionsOfCards,
  type EndedCard,
  lockCards,
  saveCards,
  selectPosterOf,
} from './sign-in-cards.queries.ts'

export async function listCards(context: CallerContext, id: number) {
  const { name } = await findClass(context, id)
  const pupils = await selectPupils(context.db, id)
  const poster = await selectPosterOf(context.db, id)
  return {
    className: name,
    posterMadeAt: poster?.createdAt ?? null,
    pupils: pupils.map(({ card, ...pupil }) => ({
      studentId: pupil.id,
      name: `${pupil.firstName} ${pupil.lastName}`.trim(),
      grade: pupil.grade,
      mayHaveCard: mayTeacherReset(pupil),
      mayHavePictures: mayHavePictures(pupil),
      card: card && { ...card, isOfThisClass: card.classId === id },
      picturesSetAt: pupil.picturesSetAt,
    })),
  }
}

/** Their secrets are told once and kept as hashes alone. */
export async function printCards(context: CallerContext, asked: Received<typeof signInCards.print>) {
  await spendSheet(context)
  const { caller, now } = context
  const { room, pupils, labels } = await findPupils(context, asked, mayTeacherReset, 'cardNotForAccount')
  const codes = new Map(
    pupils.map(({ id }) => [id, makePrintedCode(CARD_CODE_LENGTH, createSecretDice(context))]),
  )
  const ids = [...codes.keys()]
  const endedIds = await context.db.transaction(async (tx) => {
    const before = await lockCards(tx, ids)
    const made = { classId: room.id, createdBy: caller.user.id, createdAt: now(), lastUsedAt: null }
    const cards = [...codes].map(([userId, code]) => ({ ...made, userId, tokenHash: hashToken(code) }))
    await saveCards(tx, cards)
    await writeAudit(
      { ...context, db: tx },
      { action: 'sign-in cards printed', ...aboutPupils(ids, room.id) },
    )
    return deleteSessionsOfCards(tx, before)
  })
  for (const id of endedIds) context.presence.endSession(id)
  const cards = [...codes].map(([studentId, code]) => ({
    studentId,
    name: labels.get(studentId) ?? '',
    code,
  }))
  return { className: room.name, cards, signedOut: endedIds.length }
}

export async function revokeCard(
  context: CallerContext,
  { id, studentId }: Received<typeof signInCards.revoke>,
) {
  await findClass(context, id)
  const pupils = await selectPupils(context.db, id)
  if (!pupils.some((pupil) => pupil.id === studentId)) throw new AppError('not_found', 'studentNotFound')
  return endCards(context, id, (tx) => deleteCard(tx, studentId))
}

export async function revokeCardsOfClass(context: CallerContext, id: number) {
  await findClass(context, id)
  const ids = (await selectPupils(context.db, id)).map((pupil) => pupil.id)
  return endCards(context, id, (tx) => deleteCardsOfClass(tx, id, ids))
}

async function endCards(
  context: CallerContext,
  classId: number,
  remove: (tx: Database) => Promise<EndedCard[]>,
) {
  const ended = await remove(context.db)
  const endedIds = await deleteSessionsOfCards(context.db, ended)
  const ids = ended.map(({ userId }) => userId)
  if (ids.length > 0)
    await writeAudit(context, { action: 'sign-in cards ended', ...aboutPupils(ids, classId) })
  context.afterCommit(() => {
    for (const id of endedIds) context.presence.endSession(id)
  })
  return { ended: ended.length, signedOut: endedIds.length }
}
