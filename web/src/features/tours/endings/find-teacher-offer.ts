import { assignments } from '#contract/teaching/assignments.ts'
import { classAnalytics } from '#contract/teaching/class-analytics.ts'
import { type ClassSummary, classes } from '#contract/teaching/classes.ts'
import { call } from '../../../api/call.ts'
import { compareNeeds, listNeeds, type NamedStudent } from './list-needs.ts'

type Room = { id: number; name: string }
type Skill = { id: string; name: string }
export type TeacherOffer =
  | { kind: 'few'; room: Room; skill: Skill; students: NamedStudent[] }
  | { kind: 'everyone'; room: Room; skill: Skill; students: number }
  | { kind: 'code'; room: Room; code: string }
  | { kind: 'noClass' }

const MOST_CLASSES_READ = 3
const MOST_SKILLS_ASKED_ABOUT = 5

/**
 * Practice for exactly those who need it, in the largest classes; where nobody does, something to practice for a whole class;
 * without students the code of the class, and without a class a first one.
 */
export async function findTeacherOffer(nameWork: (skill: string) => string): Promise<TeacherOffer> {
  const own = await call(classes.list, { status: 'active' })
  const [first] = own
  if (!first) return { kind: 'noClass' }
  const full = own
    .filter(({ pupils }) => pupils > 0)
    .toSorted((a, b) => b.pupils - a.pupils)
    .slice(0, MOST_CLASSES_READ)
  const given = await call(assignments.recent, {})
  const isGiven = (room: Room, skill: Skill) =>
    given.some(({ classId, title }) => classId === room.id && title === nameWork(skill.name))
  return (
    (await findFew(full, isGiven)) ??
    (await findForEveryone(full[0], isGiven)) ?? { kind: 'code', room: first, code: first.classCode }
  )
}

type IsGiven = (room: Room, skill: Skill) => boolean

async function findFew(rooms: readonly ClassSummary[], isGiven: IsGiven): Promise<TeacherOffer | null> {
  const needs = await Promise.all(
    rooms.map(async (room) => {
      const map = await call(classAnalytics.skills, { classId: room.id })
      return listNeeds(map).map((need) => ({ ...need, room }))
    }),
  )
  const wanted = needs
    .flat()
    .filter(({ room, skill }) => !isGiven(room, skill))
    .toSorted(compareNeeds)
  for (const { room, skill, students } of wanted.slice(0, MOST_SKILLS_ASKED_ABOUT)) {
    // Not every skill of the map has problems to give out.
    const choices = await call(assignments.choices, {
      kind: 'practice',
      search: skill.name,
      classId: room.id,
    })
    if (choices.some(({ value }) => value === skill.id)) return { kind: 'few', room, skill, students }
  }
  return null
}

async function findForEveryone(room: ClassSummary | undefined, isGiven: IsGiven) {
  if (!room) return null
  const choices = await call(assignments.choices, { kind: 'practice', classId: room.id })
  const skill = choices
    .map(({ value: id, label: name }) => ({ id, name }))
    .find((choice) => !isGiven(room, choice))
  return skill ? { kind: 'everyone' as const, room, skill, students: room.pupils } : null
}
