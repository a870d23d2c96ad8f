import { createHash } from 'node:crypto'
import { type LessonPackage, PACKAGE_PARTS, type PackageManifest } from '#contract/downloads.ts'
import { readLesson } from '../../domain/lessons/read-lesson.ts'
import { showQuiz } from '../../domain/questions/show-quiz.ts'
import type { Deps } from '../../platform/deps.ts'
import { selectQuizOfLesson } from './downloads.queries.ts'

type LessonPackagesDeps = Pick<Deps, 'db' | 'tracer'>
type Made = { manifest: PackageManifest; bytes: Buffer }

/** A device asks for twenty pieces within ten seconds; a class does so for the same few lessons. */
const MOST_KEPT_BYTES = 32_000_000

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Pieces of nearly the same length, none of them empty as long as there are bytes enough. */
export function splitParts(sizeBytes: number): { from: number; to: number }[] {
  const borderAt = (place: number) => Math.floor((sizeBytes * place) / PACKAGE_PARTS)
  return Array.from({ length: PACKAGE_PARTS }, (_, place) => ({
    from: borderAt(place),
    to: borderAt(place + 1) - 1,
  }))
}

/** The same lesson makes the same bytes: pieces that were fetched at different times fit together. */
async function makePackage({ db, tracer }: LessonPackagesDeps, lessonId: number): Promise<Made> {
  const lesson = await readLesson(db, lessonId)
  const quiz = lesson.quizId === null ? undefined : await selectQuizOfLesson(db, lesson.quizId)
  const content: LessonPackage = { format: 1, lesson, quiz: quiz ? showQuiz(tracer, quiz) : null }
  const bytes = Buffer.from(JSON.stringify(content))
  const parts = splitParts(bytes.length).map(({ from, to }) => ({
    from,
    to,
    sha256: hash(bytes.subarray(from, to + 1)),
  }))
  return { manifest: { lessonId, version: hash(bytes), sizeBytes: bytes.length, parts }, bytes }
}

/** Makes packages, and keeps the last ones so that twenty pieces are not made twenty times. */
export function createLessonPackages() {
  const kept = new Map<string, Made>()
  let keptBytes = 0

  function keep(made: Made): void {
    const { version, sizeBytes } = made.manifest
    if (kept.delete(version)) keptBytes -= sizeBytes
    kept.set(version, made)
    keptBytes += sizeBytes
    for (const [oldest, { manifest }] of kept) {
      if (keptBytes <= MOST_KEPT_BYTES) return
      kept.delete(oldest)
      keptBytes -= manifest.sizeBytes
    }
  }

  async function make(reach: LessonPackagesDeps, lessonId: number): Promise<Made> {
    const made = await makePackage(reach, lessonId)
    keep(made)
    return made
  }

  return {
    describe: async (reach: LessonPackagesDeps, lessonId: number) => (await make(reach, lessonId)).manifest,
    /** Nothing where the lesson has another text by now. */
    async open(reach: LessonPackagesDeps, lessonId: number, version: string): Promise<Buffer | undefined> {
      const known = kept.get(version)
      if (known) return known.manifest.lessonId === lessonId ? known.bytes : undefined
      const made = await make(reach, lessonId)
      return made.manifest.version === version ? made.bytes : undefined
    },
  }
}
