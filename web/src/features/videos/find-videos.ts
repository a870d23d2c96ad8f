import type { ListedVideo } from '#contract/study/videos.ts'
import { foldText } from '../../ui/format/fold-text.ts'

/** Those whose title, description or subject holds what is typed: at once, among what is already here. */
export function filterVideos(videos: readonly ListedVideo[], search: string): ListedVideo[] {
  const wanted = foldText(search.trim())
  return videos.filter((video) =>
    [video.title, video.description, video.subject].some((text) => foldText(text ?? '').includes(wanted)),
  )
}

/** What is found here and what the server finds, which looks into transcripts and older videos too. */
export function mergeFound(here: readonly ListedVideo[], there: readonly ListedVideo[]): ListedVideo[] {
  const byId = new Map([...here, ...there].map((video) => [video.id, video]))
  return [...byId.values()].sort(compareAge)
}

function compareAge(one: ListedVideo, other: ListedVideo): number {
  return other.createdAt.localeCompare(one.createdAt) || other.id - one.id
}

export type SubjectGroup = {
  /** Null for videos without a subject. */
  subject: string | null
  videos: ListedVideo[]
}

/** By the alphabet; a subject counts as the same in any spelling of its capitals, those without one come last. */
export function groupBySubject(videos: readonly ListedVideo[], language: string): SubjectGroup[] {
  const groups = new Map<string, SubjectGroup>()
  for (const video of videos) {
    const subject = video.subject?.trim() || null
    const key = foldText(subject ?? '')
    const group = groups.get(key)
    if (group) group.videos.push(video)
    else groups.set(key, { subject, videos: [video] })
  }
  return [...groups.values()].sort((one, other) => {
    if (one.subject === null || other.subject === null) return one.subject === null ? 1 : -1
    return one.subject.localeCompare(other.subject, language)
  })
}
