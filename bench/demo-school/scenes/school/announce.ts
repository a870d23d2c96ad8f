import { myAnnouncements } from '#contract/classroom/my-announcements.ts'
import { announcements } from '#contract/teaching/announcements.ts'
import { createChance } from '../../../simulator/chance.ts'
import { isSchoolDay, LAST_DAY, momentOf } from '../../calendar.ts'
import type { Cast, Pupil } from '../../cast.ts'
import type { Scene } from '../../stage.ts'
import { at, does } from '../at.ts'
import { ANNOUNCEMENTS, type Announced } from '../texts/announcements.ts'

const READS: Record<Pupil['part'], number> = {
  ...{ star: 1, keen: 0.95, steady: 0.8, hintAsker: 0.85 },
  ...{ crammer: 0.6, struggler: 0.6, seldom: 0.35, stopped: 0.3 },
}

export function announce(cast: Cast): Scene[] {
  return ANNOUNCEMENTS.flatMap((one) => [say(one), ...readOf(one, cast)])
}

const say = ({ teacher, classCode, day, time, title, content, priority, until }: Announced): Scene =>
  at(day, time, `${teacher} announces “${title}”`, async (stage) => {
    await does(stage, teacher, announcements.create, {
      ...{ title, content, ...(priority && { priority }) },
      classId: classCode && stage.classId(classCode),
      ...(until !== undefined && { expiresAt: momentOf(until, '23:00').toISOString() }),
    })
  })

/** Most of a class open it on the next school day. */
function readOf(one: Announced, cast: Cast): Scene[] {
  let day = one.day + 1
  while (!isSchoolDay(day)) day++
  if (day >= LAST_DAY) return []
  const rooms = cast.classes.filter(
    ({ code, teacher }) => teacher === one.teacher && (one.classCode === null || one.classCode === code),
  )
  return rooms.map(({ code, pupils }) =>
    at(day, '15:40', `${code} reads “${one.title}”`, async (stage) => {
      for (const { username, part, since } of pupils) {
        const isHere = since <= day && !(part === 'stopped' && day > 25)
        if (!isHere || !createChance(`reads ${one.title} ${username}`).happens(READS[part])) continue
        const pupil = stage.person(username)
        const seen = await stage.done(pupil.call(myAnnouncements.list, { id: pupil.id }))
        const found = seen.find(({ title, isRead }) => title === one.title && !isRead)
        if (found) await stage.done(pupil.call(myAnnouncements.read, { id: found.id }))
      }
    }),
  )
}
