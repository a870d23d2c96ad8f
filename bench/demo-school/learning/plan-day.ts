import { HOUR_MS, MINUTE_MS } from '#engines/days/durations.ts'
import { createChance } from '../../simulator/chance.ts'
import { isSchoolDay, isWeekend, momentOf } from '../calendar.ts'
import type { SchoolClass } from '../cast.ts'
import type { SimulatedPupil } from '../pupils/simulated-pupil.ts'

export type Sitting =
  | { kind: 'lesson'; subject: string }
  | { kind: 'practice'; isFirst: boolean }
  | { kind: 'home' | 'cram' }

export type PlannedSitting = { at: Date; seed: string; sitting: Sitting }

/** What a class reads together from week to week. */
const SUBJECTS_OF_WEEKS = [
  'Mathematics',
  'Science',
  'Mathematics',
  'English',
  'Mathematics',
  'Science',
  'English',
]
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']
/** Nobody is ready at the first second. */
const SLOWEST_START_MINUTES = 7

/** When somebody sits down on a day, and what for. The same day of the same pupil is always the same. */
export function planDay(
  { pupil, grade, traits }: SimulatedPupil,
  room: SchoolClass,
  day: number,
): PlannedSitting[] {
  if (day < pupil.since || day > traits.until) return []
  const chance = createChance(`${pupil.username} on day ${day}`)
  const seed = (turn: string) => `${pupil.username} on day ${day}: ${turn}`
  const planned: PlannedSitting[] = []
  const meeting = room.meetings.findIndex((one) => one.day === WEEKDAYS[day % 7])
  const from = room.meetings[meeting]?.from
  if (from !== undefined && isSchoolDay(day) && chance.happens(traits.inClass)) {
    const at = momentOf(day, from).getTime() + chance.between(0.5, SLOWEST_START_MINUTES) * MINUTE_MS
    const week = Math.floor(day / 7)
    const isLesson = meeting === 0
    const sitting: Sitting = isLesson
      ? { kind: 'lesson', subject: SUBJECTS_OF_WEEKS[week % SUBJECTS_OF_WEEKS.length] ?? 'Mathematics' }
      : { kind: 'practice', isFirst: week === Math.floor(pupil.since / 7) }
    planned.push({ at: new Date(Math.round(at)), seed: seed('in class'), sitting })
  }
  const isFree = !isSchoolDay(day)
  const sitsDown = traits.isCrammer ? true : chance.happens(isFree ? traits.onFreeDays : traits.atHome)
  if (sitsDown) {
    const at =
      isFree && isWeekend(day) ? chance.between(9.5, grade <= 5 ? 18 : 21) : chance.normal(traits.hour, 0.9)
    const hour = Math.min(grade <= 3 ? 19 : 21.8, Math.max(isFree ? 9 : 15.2, at))
    const time = new Date(momentOf(day, '00:00').getTime() + Math.round(hour * HOUR_MS))
    planned.push({ at: time, seed: seed('at home'), sitting: { kind: traits.isCrammer ? 'cram' : 'home' } })
  }
  return planned
}
