import { measureDeck, measurePractice, sumShares } from '../../domain/classroom/measure-work.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { hasStaffPowers } from '../../platform/sessions/staff-powers.ts'
import { type OwnRow, selectMyAssignment } from './my-assignments.queries.ts'
import { nameDeck } from './name-deck.ts'
import { type Measured, toPage } from './to-my-assignment.ts'

type Reading = Pick<CallerContext, 'db' | 'caller' | 'config' | 'now'>

export async function findMyAssignment({ db, caller, config }: Reading, id: number): Promise<OwnRow> {
  const reader = { id: caller.user.id, isStaff: hasStaffPowers(config, caller.user) }
  return foundOr404(await selectMyAssignment(db, reader, id), 'assignmentNotFound')
}

export async function readMyAssignment(context: Reading, id: number) {
  const row = await findMyAssignment(context, id)
  const studentId = context.caller.user.id
  return toPage(row, await measure(context, studentId, row), studentId, context.now())
}

async function measure({ db }: Reading, studentId: number, { assignment }: OwnRow): Promise<Measured> {
  const none: Measured = { skills: new Map(), deck: null, share: null }
  if (assignment.kind === 'practice') {
    const skills = await measurePractice(db, studentId, assignment)
    return { ...none, skills, share: sumShares(skills.values()) }
  }
  if (assignment.kind !== 'flashcards') return none
  const cards = assignment.deck.length
  const { taken, rated } = await measureDeck(db, studentId, assignment.id)
  return {
    ...none,
    deck: {
      tag: nameDeck(assignment.title),
      cards,
      taken: Math.min(cards, taken),
      rated: Math.min(cards, rated),
    },
    share: { done: Math.min(cards, rated), wanted: cards },
  }
}
