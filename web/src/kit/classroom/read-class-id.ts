/** The class that an address of a teacher's list names; null for all. */
export function readClassId({ class: classId }: Record<string, unknown>): number | null {
  const id = Number(classId)
  return Number.isInteger(id) && id > 0 ? id : null
}
