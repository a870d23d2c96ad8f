import type { ClassCode, Part, Pupil } from '../cast.ts'

/** `username, first name, last name, part` a line; who says nothing is steady. `since` is for who came later. */
export function enroll(
  classCode: ClassCode,
  list: string,
  since: Readonly<Record<string, number>> = {},
): Pupil[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [username = '', firstName = '', lastName = '', part = 'steady'] = line
        .split(',')
        .map((word) => word.trim())
      return { username, firstName, lastName, classCode, part: part as Part, since: since[username] ?? 0 }
    })
}
