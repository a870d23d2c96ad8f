type Pupil = { id: number; firstName: string; lastName: string; grade: number }

/** The pupils of rooms, a pupil of two classes once. */
export function listPupils(rooms: readonly { pupil: Pupil | null }[]): Pupil[] {
  return [...new Map(rooms.flatMap(({ pupil }) => (pupil ? [[pupil.id, pupil] as const] : []))).values()]
}
