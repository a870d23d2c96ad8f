import * as z from 'zod/mini'
import { createTabMemory } from '../../../kit/tab-memory.ts'

const FailedPoints = z.object({
  studentId: z.int(),
  assignmentId: z.int(),
  points: z.nullable(z.number()),
  reason: z.string(),
})
export type FailedPoints = z.output<typeof FailedPoints>

/** Points of one class that were typed and refused. */
export const failedPointsMemory = createTabMemory(
  'unsaved-points',
  z.object({ classId: z.int(), failed: z.array(FailedPoints) }),
)
