import * as z from 'zod/mini'
import { Attachment } from '#contract/classroom/work.ts'
import { type Draft, openDraft } from '../../kit/study/draft.ts'

/** What a student has typed and not handed in. */
const Written = z.object({ content: z.string(), attachments: z.array(Attachment) })
export type Written = z.output<typeof Written>

export function openOwnDraft(userId: number, assignmentId: number): Draft<Written> {
  return openDraft(userId, `assignment.${assignmentId}`, Written)
}
