import type { InputOf } from '#contract/endpoint.ts'
import type { TeachingResource, teachingResources } from '#contract/teaching/resources.ts'
import type { ResourceType } from './resource-icon.tsx'

/** For whom it is: nobody else, all classes, or the id of one. */
export type Audience = 'me' | 'all' | number

export type ResourceValues = {
  title: string
  description: string
  resourceType: ResourceType
  resourceUrl: string
  thumbnailUrl: string | null
  audience: Audience
  tags: string[]
}

export function toValues(resource: TeachingResource | null, classId: number | null): ResourceValues {
  if (!resource)
    return {
      title: '',
      description: '',
      resourceType: 'link',
      resourceUrl: '',
      thumbnailUrl: null,
      audience: classId ?? 'all',
      tags: [],
    }
  const { title, description, resourceType, resourceUrl, thumbnailUrl, isForAll, tags } = resource
  return {
    title,
    description: description ?? '',
    resourceType,
    resourceUrl: resourceUrl ?? '',
    thumbnailUrl,
    audience: resource.classId ?? (isForAll ? 'all' : 'me'),
    tags,
  }
}

export function toSent({
  audience,
  description,
  resourceUrl,
  ...values
}: ResourceValues): InputOf<typeof teachingResources.create> {
  return {
    ...values,
    description: description.trim() === '' ? null : description,
    resourceUrl: resourceUrl.trim() === '' ? null : resourceUrl.trim(),
    classId: typeof audience === 'number' ? audience : null,
    isForAll: audience === 'all',
  }
}

const WEB = /^https?:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?$/i

/** What keeps it from being saved. */
export function listFaults({ title, resourceUrl }: ResourceValues): ('title' | 'resourceUrl')[] {
  const url = resourceUrl.trim()
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(url === '' || WEB.test(url) || url.startsWith('/api/') ? [] : (['resourceUrl'] as const)),
  ]
}

/** The kind that an address speaks of; null where it says nothing. */
export function guessType(address: string): ResourceType | null {
  if (/(?:youtube\.com|youtu\.be|vimeo\.com)\//i.test(address) || /\.(?:mp4|webm)$/i.test(address))
    return 'video'
  if (/\.(?:png|jpe?g|gif|webp|svg)(?:\?|$)/i.test(address)) return 'image'
  if (/\.(?:mp3|ogg|wav)(?:\?|$)/i.test(address)) return 'audio'
  if (/\.(?:pptx?|odp|key)(?:\?|$)/i.test(address) || /\/presentation\//.test(address)) return 'presentation'
  return /\.(?:pdf|docx?|odt|txt)(?:\?|$)/i.test(address) ? 'document' : null
}
