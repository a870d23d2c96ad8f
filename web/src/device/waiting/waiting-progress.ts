import type { InputOf } from '#contract/endpoint.ts'
import type { ProgressRecord, progress } from '#contract/progress.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'

/** Records of lessons with what waits: completion and time are never taken back, as on the server. */
export function showInProgress(
  records: readonly ProgressRecord[],
  writes: readonly WaitingWrite[],
): ProgressRecord[] {
  const shown = new Map(records.map((record) => [record.lessonId, record]))
  for (const write of writes) {
    if (write.operation !== 'progress.save') continue
    const input = write.input as InputOf<typeof progress.save>
    const lessonId = Number(input.lessonId)
    shown.set(lessonId, assumeRecord(shown.get(lessonId), input, write))
  }
  return [...shown.values()].sort((one, other) => other.lastAccessed.localeCompare(one.lastAccessed))
}

function assumeRecord(
  before: ProgressRecord | undefined,
  input: InputOf<typeof progress.save>,
  { userId, madeAt }: Pick<WaitingWrite, 'userId' | 'madeAt'>,
): ProgressRecord {
  const spent = before?.timeSpent ?? 0
  return {
    userId,
    lessonId: Number(input.lessonId),
    completed: (before?.completed ?? false) || (input.completed ?? false),
    timeSpent: input.visit ? spent + input.visit.seconds : Math.max(spent, input.timeSpent ?? 0),
    lastAccessed: input.lastAccessed ?? madeAt.toISOString(),
    readSection: input.readSection === undefined ? (before?.readSection ?? null) : input.readSection,
    readOffset: input.readOffset === undefined ? (before?.readOffset ?? null) : input.readOffset,
  }
}
