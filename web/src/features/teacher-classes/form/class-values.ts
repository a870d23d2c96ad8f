import type { InputOf } from '#contract/endpoint.ts'
import type { ClassRoom, classes, Meeting, Weekday } from '#contract/teaching/classes.ts'
import type { WeekTime } from '../../../kit/week-times/week-times-field.tsx'

export type ClassValues = {
  name: string
  subject: string
  grade: string
  academicYear: string
  description: string
  startDate: string
  endDate: string
  schedule: WeekTime[]
}

export type ClassFault = 'nameMissing' | 'endBefore' | 'timeMissing' | 'toBefore'

export const EMPTY_CLASS: ClassValues = {
  name: '',
  subject: '',
  grade: '',
  academicYear: '',
  description: '',
  startDate: '',
  endDate: '',
  schedule: [],
}

/** A school year that begins in August: what most classes opened on this day are for. */
export function guessAcademicYear(today: Date): string {
  const first = today.getMonth() >= 6 ? today.getFullYear() : today.getFullYear() - 1
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`
}

export function toValues(room: ClassRoom): ClassValues {
  return {
    name: room.name,
    subject: room.subject ?? '',
    grade: room.grade === null ? '' : String(room.grade),
    academicYear: room.academicYear ?? '',
    description: room.description ?? '',
    startDate: room.startDate ?? '',
    endDate: room.endDate ?? '',
    schedule: room.schedule.map(({ day, from, to, place = '' }, key) => ({
      key,
      day: day as Weekday,
      from,
      to,
      place,
    })),
  }
}

export function toFields(values: ClassValues): InputOf<typeof classes.create> {
  const orNull = (text: string) => text.trim() || null
  return {
    name: values.name.trim(),
    subject: orNull(values.subject),
    grade: values.grade === '' ? null : Number(values.grade),
    academicYear: orNull(values.academicYear),
    description: orNull(values.description),
    startDate: orNull(values.startDate),
    endDate: orNull(values.endDate),
    schedule: values.schedule.map(
      ({ day, from, to, place }): Meeting => ({
        day,
        from,
        to,
        ...(place.trim() && { place: place.trim() }),
      }),
    ),
  }
}

/** What is wrong with a lesson of the week, if anything. */
export function findMeetingFault({ from, to }: Pick<WeekTime, 'from' | 'to'>): ClassFault | null {
  if (!from || !to) return 'timeMissing'
  return from < to ? null : 'toBefore'
}

export function hasFault({ name, startDate, endDate, schedule }: ClassValues): boolean {
  return (
    name.trim() === '' || isEndBefore({ startDate, endDate }) || schedule.some((one) => findMeetingFault(one))
  )
}

export function isEndBefore({ startDate, endDate }: Pick<ClassValues, 'startDate' | 'endDate'>): boolean {
  return startDate !== '' && endDate !== '' && endDate < startDate
}

const DEFAULT_MEETING = { day: 'monday', from: '08:00', to: '08:45', place: '' } as const
const DAYS: readonly Weekday[] = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
]

/** The next lesson is most often at the same time of the next day. */
export function addMeeting(schedule: readonly WeekTime[]): WeekTime[] {
  const key = Math.max(-1, ...schedule.map((one) => one.key)) + 1
  const last = schedule.at(-1)
  const day = last ? DAYS[(DAYS.indexOf(last.day) + 1) % 5] : undefined
  return [...schedule, { ...(last ?? DEFAULT_MEETING), day: day ?? 'monday', key }]
}
