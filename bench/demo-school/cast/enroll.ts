/** How somebody studies. Most of a class are steady; of each of the first five kinds a class has one. */
export type Part = 'star' | 'struggler' | 'stopped' | 'crammer' | 'hintAsker' | 'keen' | 'steady' | 'seldom'

export type Enrolled<ClassCode extends string> = {
  username: string
  firstName: string
  lastName: string
  classCode: ClassCode
  part: Part
  /** The first day of their history. */
  since: number
}

/** `username, first name, last name, part` a line; who says nothing is steady. `since` is for who came later. */
export function enroll<const ClassCode extends string>(
  classCode: ClassCode,
  list: string,
  since: Readonly<Record<string, number>> = {},
): Enrolled<ClassCode>[] {
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
