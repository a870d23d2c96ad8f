/** What the address asks the studio to open; null is the start page. */
export type StudioAddress =
  | { kind: 'project'; name: string }
  | { kind: 'mission'; id: string }
  | { kind: 'example'; id: string }
  | { kind: 'shared'; id: number }
  | { kind: 'work'; id: number }

/** The router reads numbers as numbers; what people type into an address is anything. */
export function readAddress(search: Record<string, unknown>): StudioAddress | null {
  const { project, mission, example, shared, work } = search
  if (isName(project)) return { kind: 'project', name: String(project) }
  if (isName(mission)) return { kind: 'mission', id: String(mission) }
  if (isName(example)) return { kind: 'example', id: String(example) }
  if (shared !== undefined) return { kind: 'shared', id: Number(shared) }
  if (work !== undefined) return { kind: 'work', id: Number(work) }
  return null
}

const isName = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number'
