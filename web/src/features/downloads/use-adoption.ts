import { useEffect, useRef } from 'react'
import { startDownload } from '../../device/packages/downloads.ts'
import { canKeepLessons } from '../../device/packages/room.ts'
import type { Download } from '../../kit/downloads/list-downloads.ts'

/** Documented: opening the list goes on with what is on its way; of what another device began, nothing is here yet. */
export function useAdoption(userId: number, downloads: readonly Download[], isReady: boolean): void {
  const adopted = useRef(new Set<number>())
  const orphans = downloads
    .filter(({ isHere, status, title }) => !isHere && status === 'in_progress' && title !== null)
    .map(({ lessonId }) => lessonId)
    .join()
  useEffect(() => {
    if (!isReady || orphans === '' || !canKeepLessons()) return
    for (const lessonId of orphans.split(',').map(Number)) {
      if (adopted.current.has(lessonId)) continue
      adopted.current.add(lessonId)
      // It stands in the list with a button of its own: whoever wants it can try again.
      startDownload(userId, lessonId).catch(() => {})
    }
  }, [userId, orphans, isReady])
}
