import type { SkillHeatMap } from '#contract/teaching/class-analytics.ts'

type Cell = SkillHeatMap['pupils'][number]['cells'][number]
export type NamedStudent = { id: number; firstName: string; lastName: string }
export type Need = {
  skill: { id: string; name: string }
  students: NamedStudent[]
  /** Most of the class has it: those who do not can be given work of their own. */
  isOfFew: boolean
}

/** Begun and not practiced yet, or faded; what was never tried says nothing about anybody. */
const needsWork = (cell: Cell | undefined) => cell?.level === 'learning' || cell?.level === 'needsRefresh'

/** The skills of a class with the students who need more work on them. */
export function listNeeds({ skills, pupils }: SkillHeatMap): Need[] {
  return skills.flatMap(({ id, name }, place) => {
    const students = pupils.filter(({ cells }) => needsWork(cells[place]))
    if (students.length === 0) return []
    return [
      {
        skill: { id, name },
        students: students.map(({ id, firstName, lastName }) => ({ id, firstName, lastName })),
        isOfFew: students.length > 1 && 2 * students.length <= pupils.length,
      },
    ]
  })
}

/** Several students out of a class first: work for all of it needs no picking of students. Then where most need it. */
export function compareNeeds(a: Need, b: Need): number {
  return Number(b.isOfFew) - Number(a.isOfFew) || b.students.length - a.students.length
}
