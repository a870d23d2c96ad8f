import { families as guardianCalls } from '#contract/families/families.ts'
import { familyMessages } from '#contract/families/family-messages.ts'
import { familyRights } from '#contract/families/family-rights.ts'
import type { Scene } from '../../stage.ts'
import { at, does, idOf } from '../at.ts'
import { FAMILY_MESSAGES } from '../texts/family-messages.ts'

/** What families hear from teachers, when they read it, and what one of them asks. */
export function writeToFamilies(): Scene[] {
  return [
    ...FAMILY_MESSAGES.flatMap(({ teacher, classCode, day, time, title, content, reads }) => [
      at(day, time, `${teacher} writes to families: “${title}”`, async (stage) => {
        await does(stage, teacher, familyMessages.send, { id: stage.classId(classCode), title, content })
      }),
      ...reads.map((read) =>
        at(read.day, read.time, `${read.guardian} reads “${title}”`, async (stage) => {
          const seen = await does(stage, read.guardian, guardianCalls.messages, {})
          const id = seen.find((one) => one.title === title)?.id ?? 0
          await does(stage, read.guardian, guardianCalls.readMessage, { id })
        }),
      ),
    ]),
    at(1, '20:15', 'Ngozi wants the weekly summary', async (stage) => {
      await does(stage, 'demo-guardian', guardianCalls.saveSettings, { digestEnabled: true })
    }),
    at(3, '19:40', 'Carlos wants it as well', async (stage) => {
      await does(stage, 'carlos.fuentes', guardianCalls.saveSettings, { digestEnabled: true })
    }),
    at(18, '21:05', 'Carlos asks that Diego’s data be deleted', async (stage) => {
      await does(stage, 'carlos.fuentes', familyRights.askDeletion, {
        id: idOf(stage, 'diego.fuentes'),
        reason: 'We may move at the end of the semester, and I would like his account closed if we do.',
      })
    }),
    at(20, '10:20', 'Carlos takes that back', async (stage) => {
      await does(stage, 'carlos.fuentes', familyRights.cancelDeletion, { id: idOf(stage, 'diego.fuentes') })
    }),
  ]
}
