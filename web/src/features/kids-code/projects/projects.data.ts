import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { PROJECTS_PER_PAGE, type ProjectCard, visualProjects } from '#contract/kids-code/projects.ts'
import { isUnsent, type KeptProgram } from '../../../device/programs/kept-program.ts'
import { given } from '../../../kit/queries/given.ts'
import { pagedQuery } from '../../../kit/queries/list-query.ts'
import { useWrite, type WriteOptions } from '../../../kit/queries/use-write.ts'

const PROJECTS_KEY = ['visualProjects'] as const

/** Asked anew each time: the studio saves while this list is out of sight. */
export const ownProjectsQuery = (only?: 'deleted') => ({
  ...pagedQuery([...PROJECTS_KEY, only ?? 'own'], visualProjects.list, given({ only }), PROJECTS_PER_PAGE),
  staleTime: 0,
})

export function useRefreshProjects(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: PROJECTS_KEY })
}

/** A write after which the lists of projects are asked for anew. */
export const useProjectWrite = <E extends Endpoint>(endpoint: E, options?: WriteOptions<E>) =>
  useWrite(endpoint, { refreshes: [PROJECTS_KEY], ...options })

/** A project of the list: as the server has it, or as this device has it where that is newer. */
export type ListedProject = Pick<ProjectCard, 'title' | 'thumbnail' | 'sharing' | 'decline' | 'isPublic'> & {
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
        decline: null,
        isPublic: false,
        isWaiting: true,
        kept,
        ...contentOf(kept),
      }),
    )
  const known = cards.map((card): ListedProject => {
    const kept = own.find(({ projectId }) => projectId === card.id) ?? null
    const isWaiting = kept !== null && isUnsent(kept)
    const { id, title, thumbnail, sharing, decline, isPublic, updatedAt } = card
    const ofServer = { name: id, id, title, thumbnail, sharing, decline, isPublic, changedAt: updatedAt }
    return { ...ofServer, isWaiting, kept, ...(isWaiting && contentOf(kept)) }
  })
  return [...made, ...known]
}

function contentOf({ title, thumbnail, changedAt }: KeptProgram) {
  return { title, thumbnail, changedAt: changedAt.toISOString() }
}
