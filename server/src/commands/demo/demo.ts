import { randomBytes } from 'node:crypto'
import { type RemovedSchool, removeSchool } from '../../domain/demo/school/remove-school.ts'
import { recalculate } from '../../domain/demo/school/replay-answers.ts'
import { closeDemo, openDemo } from '../../domain/demo/switch-demo.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../domain/demo-accounts.ts'
import { listAdmins } from '../../domain/keep-an-admin.ts'
import { createTracer } from '../../domain/tracing/tracer.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { type Command, CommandFailed, type Desk } from '../command.ts'

export const demoOn: Command = {
  name: 'demo on',
  usage: '',
  summary: 'Makes the demo accounts, or opens them again. Refused where others can reach the product.',
  details: [
    'All of them have the same known password, so they exist only while the product listens on this machine alone.',
    'Their class and the example testimonials come back as well; a demo school that was removed comes back new, as of today.',
  ],
  options: {},
  async run({ database, config, now, say, tracer = createTracer() }) {
    if (!config.isDemo) {
      throw new CommandFailed(
        'Demo accounts are not let in: DEMO is off, or the product can be reached from outside (HOST, PUBLIC_URL, TRUST_PROXY). Their password is known to everybody, so they are for a machine that only you can reach. Nothing was changed.',
      )
    }
    // Brings the generators of problems along, which no other command needs.
    const { bringSchoolBack } = await import('../../domain/demo/start-demo.ts')
    const { db } = database
    const randomToken = () => randomBytes(32).toString('base64url')
    const school = await database.withoutLimits(() =>
      bringSchoolBack({ db, now, tracer, randomToken, config }),
    )
    if (school)
      say(
        `The demo school is back, with ${school.rows.users ?? 0} people. Its history ends on ${school.lastDay}.`,
      )
    const names = await openDemo({ db, now })
    say(`Open, with the password ${DEMO_PASSWORD}: ${names.join(', ')}.`)
    say('Close them with: demo off')
  },
}

export const demoOff: Command = {
  name: 'demo off',
  usage: '[--keep]',
  summary:
    'Removes the demo school with all that was made in it. Where there is none, closes and hides the demo accounts, their class and the example testimonials; nothing of them is lost.',
  details: [
    'Whatever people who are not part of the demo have made stays.',
    'With --keep nothing is removed: the demo accounts are closed and hidden, and come back as they were.',
    'It stays so when the product starts again, whatever DEMO says, until: demo on',
  ],
  options: { keep: { type: 'boolean' } },
  async run(desk, { options }) {
    const removed = options.keep === true ? null : await removeFrom(desk)
    if (removed) tellRemoved(desk, removed)
    else await close(desk)
    if ((await listAdmins(desk.database.db)).length === 0)
      desk.say('There is no other admin yet. Make one with: admin create --username …')
  },
}

async function removeFrom({ database, now, tracer }: Desk): Promise<RemovedSchool | null> {
  const removed = await database.withoutLimits(() =>
    database.db.transaction(async (db) => {
      const removed = await removeSchool({ db, now })
      const note = { action: 'demo school removed', details: { ...removed, by: 'command' } } as const
      if (removed) await writeAudit({ db, now, caller: null, requestId: null }, note)
      return removed
    }),
  )
  if (removed && tracer) recalculate(tracer)
  return removed
}

function tellRemoved({ say }: Desk, { accounts, kept }: RemovedSchool): void {
  say(`Removed: the demo school with ${accounts} accounts and all that was made with them.`)
  if (kept.length > 0)
    say(
      `Closed instead, because people who are not part of the demo have turned in work there: ${kept.join(', ')}.`,
    )
}

async function close({ database, now, say }: Desk): Promise<void> {
  const names = await closeDemo({ db: database.db, now })
  say(
    names.length === 0
      ? 'No demo account was open. Nothing was changed.'
      : `Closed and signed out: ${tellNames(names)}. Their class is archived, the examples are off the landing page.`,
  )
}

/** Nobody knows the many students of a demo school by their names. */
function tellNames(names: readonly string[]): string {
  const known = DEMO_ACCOUNTS.map(({ username }) => username)
    .filter((name) => names.includes(name))
    .toSorted()
  const others = names.length - known.length
  return [...known, ...(others > 0 ? [`${others} more`] : [])].join(', ')
}
