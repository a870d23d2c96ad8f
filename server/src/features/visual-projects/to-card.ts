import type { ProjectCard } from '#contract/kids-code/projects.ts'
import type { CardRow } from './projects.queries.ts'

export function toCard({ id, title, description, thumbnail, isPublic, ...row }: CardRow): ProjectCard {
  return {
    id,
    title,
    description,
    thumbnail,
    isPublic,
    sharing: nameSharing({ isPublic, ...row }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

type Shared = Pick<CardRow, 'isPublic' | 'hiddenAt' | 'isApproved' | 'isDeclined'>

export function nameSharing({ isPublic, hiddenAt, isApproved, isDeclined }: Shared): ProjectCard['sharing'] {
  if (!isPublic) return 'private'
  if (hiddenAt) return 'hidden'
  if (isDeclined) return 'declined'
  return isApproved ? 'public' : 'waiting'
}
