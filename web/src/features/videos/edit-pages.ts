import type { ListedVideo } from '#contract/study/videos.ts'

/** A page with where the next one begins, noted when it came: a video that is taken out must not make it the last one. */
export type VideoPage = { videos: readonly ListedVideo[]; next: number | undefined }
export type VideoPages = { pages: VideoPage[]; pageParams: unknown[] }

export function dropVideo<Data extends VideoPages>(data: Data, id: number): Data {
  return mapPages(data, (videos) => videos.filter((video) => video.id !== id))
}

export function swapVideo<Data extends VideoPages>(data: Data, changed: ListedVideo): Data {
  return mapPages(data, (videos) => videos.map((video) => (video.id === changed.id ? changed : video)))
}

/** Puts a video where it belongs, newest first; one that belongs behind the last page comes with its own. */
export function placeVideo<Data extends VideoPages>(data: Data, added: ListedVideo): Data {
  const without = dropVideo(data, added.id)
  const last = without.pages.length - 1
  const place = without.pages.findIndex(
    ({ videos, next }, page) =>
      videos.some((video) => isNewer(added, video)) || (page === last && next === undefined),
  )
  return {
    ...without,
    pages: without.pages.map((page, at) =>
      at === place ? { ...page, videos: [...page.videos, added].sort(compareAge) } : page,
    ),
  }
}

export function compareAge(one: ListedVideo, other: ListedVideo): number {
  return isNewer(one, other) ? -1 : isNewer(other, one) ? 1 : 0
}

function isNewer(one: ListedVideo, other: ListedVideo): boolean {
  if (one.createdAt === other.createdAt) return one.id > other.id
  return one.createdAt > other.createdAt
}

function mapPages<Data extends VideoPages>(
  data: Data,
  change: (videos: readonly ListedVideo[]) => readonly ListedVideo[],
): Data {
  return { ...data, pages: data.pages.map((page) => ({ ...page, videos: change(page.videos) })) }
}
