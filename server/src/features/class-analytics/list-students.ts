type Student = { id: number; username: string; firstName: string; lastName: string; grade: number }

/** The students of rooms, a student of two classes once. */
export function listStudents(rooms: readonly { student: Student | null }[]): Student[] {
  return [
    ...new Map(rooms.flatMap(({ student }) => (student ? [[student.id, student] as const] : []))).values(),
  ]
}
