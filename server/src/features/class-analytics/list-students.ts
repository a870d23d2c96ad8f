type Student = { id: number; firstName: string; lastName: string; grade: number }

/** The students of rooms, a student of two classes once. */
export function listStudents(rooms: readonly { pupil: Student | null }[]): Student[] {
  return [...new Map(rooms.flatMap(({ pupil }) => (pupil ? [[pupil.id, pupil] as const] : []))).values()]
}
