import type { InputOf } from '#contract/endpoint.ts'
import { WEEKDAYS } from '#contract/teaching/classes.ts'
import {
  LONGEST_TAUGHT_SUBJECT,
  MOST_TAUGHT_SUBJECTS,
  type TeacherProfile,
  type teacherProfile,
} from '#contract/teaching/teacher-profile.ts'
import type { WeekTime } from '../../../kit/week-times/week-times-field.tsx'

export type TeachingValues = {
  bio: string
  /** As it is typed, with commas. */
  subjects: string
  grades: number[]
  credentials: string
  hours: WeekTime[]
}

export function toValues(props: TeacherProfile): TeachingValues {
  const { bio, subjects, grades, credentials, office_hours } = props
  return {
    bio: bio ?? '',
    subjects: subjects.join(', '),
    grades,
    credentials: credentials ?? '',
    hours: office_hours.map(({ day, from, to, place = '' }, key) => ({
      key,
      day: WEEKDAYS.find((one) => one === day) ?? 'monday',
      from,
      to,
      place,
    })),
  }
}

export function addHours(hours: readonly WeekTime[]): WeekTime[] {
  const key = 1 + Math.max(-1, ...hours.map((one) => one.key))
  return [...hours, { key, day: hours.at(-1)?.day ?? 'monday', from: '14:00', to: '15:00', place: '' }]
}

export function readSubjects(typed: string): string[] {
  return [...new Set(typed.split(/[,;\n]/).map((subject) => subject.trim()))].filter(Boolean)
}

export type Fault = 'manySubjects' | 'longSubject' | 'hours'

/** What keeps it from being saved; nothing when all is well. */
export function findFaults({ subjects, hours }: Pick<TeachingValues, 'subjects' | 'hours'>): Fault[] {
  const named = readSubjects(subjects)
  return [
    ...(named.length > MOST_TAUGHT_SUBJECTS ? (['manySubjects'] as const) : []),
    ...(named.some(({ length }) => length > LONGEST_TAUGHT_SUBJECT) ? (['longSubject'] as const) : []),
    ...(hours.some((one) => !isSpan(one)) ? (['hours'] as const) : []),
  ]
}

export function isSpan({ from, to }: Pick<WeekTime, 'from' | 'to'>): boolean {
  return from !== '' && from < to
}

export function toInput(props: TeachingValues): InputOf<typeof teacherProfile.save> {
  const { bio, subjects, grades, credentials, hours } = props
  return {
    bio: bio.trim() || null,
    subjects: readSubjects(subjects),
    grades,
    credentials: credentials.trim() || null,
    office_hours: hours.map(({ key: _, place, ...span }) => ({
      ...span,
      ...(place.trim() && { place: place.trim() }),
    })),
  }
}
