import { listCardWords } from '#engines/flashcards/index.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { insertTakenCards, selectTakenCards } from './my-assignments.queries.ts'
import { nameDeck } from './name-deck.ts'
import { findMyAssignment, readMyAssignment } from './read-my-assignment.ts'

const faceOf = ({ front, back }: { front: string; back: string }) => JSON.stringify([front, back])

/** The cards of a deck become the learner's own, each once, due at once, with the assignment's title as their tag. */
export async function takeDeck(context: CallerContext, id: number) {
  const { db, caller, now } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const { assignment } = await findMyAssignment(context, id)
  if (assignment.deck.length === 0) throw new AppError('conflict', 'assignmentHasNoCards')
  const taken = new Set((await selectTakenCards(db, userId, id)).map(faceOf))
  const tags = [nameDeck(assignment.title)]
  const at = now()
  const wanted = assignment.deck.filter((card) => !taken.has(faceOf(card)))
  await insertTakenCards(
    db,
    wanted.map(({ front, back }) => ({
      userId,
      assignmentId: id,
      front,
      back,
      tags,
      words: listCardWords([front, back, ...tags]),
      nextReviewDate: at,
      createdAt: at,
      updatedAt: at,
    })),
  )
  return readMyAssignment(context, id)
}
