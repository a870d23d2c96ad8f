import type { ProjectCard } from '#contract/kids-code/projects.ts'
import { isUnsent, type KeptProgram } from '../../../device/programs/kept-program.ts'

/** A project of the list: as the server has it, or as this device has it where that is newer. */
export type ListedProject = Pick<ProjectCard, 'title' | 'thumbnail' | 'sharing' | 'isPublic'> & {
  /** What the studio opens: `?project=`. */
  name: string | number
  /** Null while only this device has it. */
  id: number | null
  changedAt: string
  /** Something of it waits on this device. */
  isWaiting: boolean
  kept: KeptProgram | null
}

/** What only this device has comes first; then the server's, with what waits here. */
export function listProjects(
  cards: readonly ProjectCard[],
  programs: readonly KeptProgram[],
): ListedProject[] {
  const own = programs.filter(({ missionId }) => missionId === null)
  const made = own
    .filter(({ projectId }) => projectId === null)
    .sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime())
    .map(
      (kept): ListedProject => ({
        name: kept.key,
        id: null,
        sharing: 'private',
        isPublic: false,
        isWaiting: true,
        kept,
        ...contentOf(kept),
      }),
    )
  const known = cards.map((card): ListedProject => {
    const kept = own.find(({ projectId }) => projectId === card.id) ?? null
    const isWaiting = kept !== null && isUnsent(kept)
    const { id, title, thumbnail, sharing, isPublic, updatedAt } = card
    const ofServer = { name: id, id, title, thumbnail, sharing, isPublic, changedAt: updatedAt }
    return { ...ofServer, isWaiting, kept, ...(isWaiting && contentOf(kept)) }
  })
  return [...made, ...known]
}

function contentOf({ title, thumbnail, changedAt }: KeptProgram) {
  return { title, thumbnail, changedAt: changedAt.toISOString() }
}
