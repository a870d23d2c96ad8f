import { fillPath } from '#contract/fill-path.ts'
import { type Lesson, lessons } from '#contract/lessons.ts'

/** The answers of the server are kept under the addresses they came from. */
const CACHE_NAME = 'lessons-v1'

function addressOf(lessonId: number): string {
  return fillPath(lessons.one.path, { id: lessonId }).url
}

/** Keeps a lesson on the device. Fails where the browser offers no storage, or has none left. */
export async function storeLesson(lesson: Lesson): Promise<void> {
  const cache = await caches.open(CACHE_NAME)
  const headers = { 'content-type': 'application/json' }
  await cache.put(addressOf(lesson.id), new Response(JSON.stringify(lesson), { headers }))
}

export async function removeStoredLesson(lessonId: number): Promise<void> {
  const cache = await caches.open(CACHE_NAME)
  await cache.delete(addressOf(lessonId))
}

export async function isLessonStored(lessonId: number): Promise<boolean> {
  // Browsers offer it to pages that came over a safe connection only.
  if (!('caches' in window)) return false
  return (await caches.match(addressOf(lessonId), { cacheName: CACHE_NAME })) !== undefined
}
