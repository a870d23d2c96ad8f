import type { ProjectCard } from '#contract/kids-code/projects.ts'
import type { CardRow } from './projects.queries.ts'

export const toCard = (row: CardRow) => ({ ...row, sharing: nameSharing(row) })

type Shared = Pick<CardRow, 'isPublic' | 'hiddenAt' | 'isApproved' | 'isDeclined'>

export function nameSharing({ isPublic, hiddenAt, isApproved, isDeclined }: Shared): ProjectCard['sharing'] {
  if (!isPublic) return 'private'
  if (hiddenAt) return 'hidden'
  if (isDeclined) return 'declined'
  return isApproved ? 'public' : 'waiting'
}
