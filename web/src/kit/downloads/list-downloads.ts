import type { DownloadRecord } from '#contract/downloads.ts'
import type { LessonCard } from '#contract/lessons.ts'
import type { KeptPackage } from '../../device/device-database.ts'
import { toPercent } from '../../device/packages/package-states.ts'

export type Download = {
  lessonId: number
  /** Null for a lesson that is no longer offered and is not here either. */
  title: string | null
  subjectId: number | null
  durationMinutes: number | null
  sizeKb: number
  status: 'in_progress' | 'paused' | 'completed'
  percent: number
  isCompleted: boolean
  /** On this device, wholly or in part. */
  isHere: boolean
  trouble: KeptPackage['trouble']
  /** Of the record on the server, for what is not here. */
  recordId: number | null
}

type Known = {
  packages: readonly KeptPackage[]
  records: readonly DownloadRecord[]
  cards: readonly Pick<LessonCard, 'id' | 'title' | 'subjectId' | 'duration' | 'downloadSize'>[]
}

/** What this device has, newest first, and then what only other devices of the learner have. */
export function listDownloads({ packages, records, cards }: Known): Download[] {
  const cardOf = new Map(cards.map((card) => [card.id, card]))
  const inHand = new Set(packages.flatMap(({ lessonId, state }) => (state === 'removed' ? [] : lessonId)))
  const deleted = new Set(
    packages.flatMap(({ recordId, state }) => (state === 'removed' ? (recordId ?? []) : [])),
  )
  const here = packages
    .filter(({ state }) => state !== 'removed')
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime() || b.lessonId - a.lessonId)
    .map((kept): Download => {
      const { lessonId, about, manifest, recordId, trouble } = kept
      const status = kept.state === 'removed' ? 'paused' : kept.state
      return {
        ...sayWhat(lessonId, about, manifest.sizeBytes),
        status,
        percent: toPercent(kept),
        isCompleted: status === 'completed',
        isHere: true,
        trouble,
        recordId,
      }
    })
  const elsewhere = records
    .filter(({ id, lessonId }) => !inHand.has(lessonId) && !deleted.has(id))
    .map(
      ({ id, lessonId, status, progress }): Download => ({
        ...sayWhat(lessonId, null, 0),
        status,
        percent: progress,
        isCompleted: status === 'completed',
        isHere: false,
        trouble: null,
        recordId: id,
      }),
    )
  return [...here, ...elsewhere]

  function sayWhat(lessonId: number, about: KeptPackage['about'], sizeBytes: number) {
    const card = cardOf.get(lessonId)
    return {
      lessonId,
      title: card?.title ?? about?.title ?? null,
      subjectId: card?.subjectId ?? about?.subjectId ?? null,
      durationMinutes: card?.duration ?? about?.durationMinutes ?? null,
      sizeKb: card?.downloadSize ?? Math.ceil(sizeBytes / 1000),
    }
  }
}
