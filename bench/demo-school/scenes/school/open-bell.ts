import { notifications } from '#contract/notifications.ts'
import type { Scene } from '../../stage.ts'
import { at, does } from '../at.ts'

/** Those whose screens visitors see have read most of what they were told. */
const READERS: readonly { username: string; days: readonly number[]; time: string }[] = [
  { username: 'demo-student', days: [9, 22, 36, 44, 50], time: '18:15' },
  { username: 'demo-kid', days: [36, 43, 50], time: '17:05' },
  { username: 'demo-teacher', days: [16, 31, 44, 49], time: '07:25' },
  { username: 'demo-guardian', days: [15, 31, 44, 50], time: '21:10' },
  { username: 'demo-college', days: [18, 39, 47], time: '21:20' },
  { username: 'demo-professional', days: [17, 38, 46], time: '18:10' },
]

export function openBells(): Scene[] {
  return READERS.flatMap(({ username, days, time }) =>
    days.map((day) =>
      at(day, time, `${username} reads what the bell has`, async (stage) => {
        const [newest] = await does(stage, username, notifications.list, {})
        if (newest) await does(stage, username, notifications.readAll, { upTo: newest.id })
      }),
    ),
  )
}
