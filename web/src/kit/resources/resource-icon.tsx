import * as Icons from 'lucide-react'
import type { RESOURCE_TYPES } from '#contract/classroom/my-resources.ts'

export type ResourceType = (typeof RESOURCE_TYPES)[number]

const ICONS: Record<ResourceType, Icons.LucideIcon> = {
  link: Icons.Link,
  document: Icons.FileText,
  video: Icons.Video,
  image: Icons.Image,
  audio: Icons.AudioLines,
  worksheet: Icons.ClipboardList,
  presentation: Icons.Presentation,
  other: Icons.File,
}

/** A picture that is kept here, else a sign of its kind: pictures of other sites would tell them who looks. */
export function ResourceIcon({ type, thumbnailUrl }: { type: ResourceType; thumbnailUrl: string | null }) {
  const Icon = ICONS[type]
  return thumbnailUrl?.startsWith('/api/') ? (
    <img src={thumbnailUrl} alt="" loading="lazy" className="size-14 shrink-0 rounded-control object-cover" />
  ) : (
    <span className="grid size-14 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
      <Icon aria-hidden="true" className="size-7" />
    </span>
  )
}
