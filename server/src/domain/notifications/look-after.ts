import { dayIn } from '#engines/days/index.ts'
import { planLook } from '#engines/notifications/index.ts'
import { retryTransaction } from '../../db/retry-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { findNews } from './find-news.ts'
import { loadLookFacts } from './look-facts.ts'
import { mayMail } from './mail-road.ts'
import { gatherMail } from './mails.queries.ts'
import { notify, settleOldReminders } from './notify.ts'
import { claimDuePeople, type Person, toLookSettings, updateSchedule } from './schedules.queries.ts'

type Reach = Pick<Deps, 'db' | 'now' | 'random' | 'presence' | 'mailer'>

const MOST_AT_ONCE = 50

/**
 * Looks after the people whose time has come: what there is to tell, the mail of the day, and when the next look is, all
 * in one transaction. A server that dies in the middle has done nothing. Answers how many there were.
 */
export async function lookAfterDue(deps: Reach): Promise<number> {
  const now = deps.now()
  const told = new Set<number>()
  const looked = await retryTransaction(
    deps.db,
    async (tx) => {
      told.clear()
      const claimed = await claimDuePeople(tx, now, MOST_AT_ONCE)
      const looks = claimed.map((person) => ({ person, ...planLook(toLookSettings(person), now) }))
      const due = looks.filter(({ person, isDue }) => isDue && !person.isGone)
      const facts = await loadLookFacts(
        tx,
        due.map(({ person }) => person.userId),
        dayIn('UTC', now),
      )
      const reach = { ...deps, db: tx, now: () => now }
      for (const { person, today } of due) {
        const known = facts.get(person.userId) ?? { days: [], pauses: [] }
        for (const news of findNews(person, known, today)) {
          const isTold = (await notify(reach, [person.userId], news)).length > 0
          if (isTold) told.add(person.userId)
          if (isTold && news.kind === 'study_reminder')
            await settleOldReminders(tx, person.userId, today, now)
        }
        await gatherIfWanted(reach, person, today)
      }
      for (const { person, nextAt } of looks) await updateSchedule(tx, person.userId, { nextLookAt: nextAt })
      return claimed.length
    },
    deps,
  )
  for (const userId of told) deps.presence.tell(userId, { type: 'notifications' })
  return looked
}

async function gatherIfWanted({ db, now, mailer }: Reach, person: Person, today: string): Promise<void> {
  if (mayMail({ mailer }, person)) await gatherMail(db, person.userId, today, now())
}
