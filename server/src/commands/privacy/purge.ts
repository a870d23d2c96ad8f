import {
  foreseeRetention,
  keepToPeriods,
  type RetentionReport,
} from '../../domain/cleaning/retention/keep-to-periods.ts'
import type { OldRows } from '../../domain/cleaning/retention/old-rows.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import type { Command } from '../command.ts'

export const purge: Command = {
  name: 'purge',
  usage: '[--dry-run]',
  summary: 'Removes what has to go by the privacy policy: inactive accounts, old records, logs and messages.',
  details: [
    'Account data go when an account is deleted, after 7 days, or after 3 years without activity; educational records after 7 years, technical logs after 90 days, marketing data after 2 years.',
    'Where mail is configured, owners of inactive accounts are warned 30 days before: purge sends the warnings, and removes an account only 30 days after its own. Who has been signed in or learned anything is active; admins, and teachers who still have classes, are never removed.',
    '--dry-run only says what would go. With RETENTION=on the product does all of it every day by itself.',
  ],
  examples: ['purge --dry-run', 'purge'],
  options: { 'dry-run': { type: 'boolean', default: false } },
  async run({ database, config, now, say }, { options }) {
    const report = (message: string, error: unknown) =>
      say(`${message}: ${JSON.stringify(describeFailure(error))}`)
    const mailer = config.mail && createMailer(config.mail, report)
    const reach = { db: database.db, now, mailer, config }
    try {
      const isDryRun = options['dry-run'] === true
      const found = isDryRun ? await foreseeRetention(reach) : await keepToPeriods(reach)
      for (const line of listLines(found, isDryRun, mailer !== null)) say(line)
    } finally {
      mailer?.close()
    }
  },
}

function listLines(report: RetentionReport, isDryRun: boolean, canMail: boolean): string[] {
  const { deleted, inactive, toBeWarned } = report
  return [
    isDryRun ? 'This would go. Nothing was changed.' : 'This is gone:',
    'Accounts (until deletion, or 3 years of inactivity)',
    `  deleted more than 7 days ago: ${deleted}`,
    `  inactive for 3 years: ${inactive.accounts}${sayOldest(inactive.oldest, 'last active on')}`,
    canMail
      ? `  warned now by mail, 30 days before: ${toBeWarned}`
      : '  nobody is warned: no mail is configured (SMTP_URL)',
    ...describeClass('Educational records (7 years)', report.education),
    ...describeClass('Technical logs (90 days)', report.technical),
    ...describeClass('Marketing data (2 years of inactivity)', report.marketing),
    ...(isDryRun ? ['To do it: npm run trellis -- purge'] : []),
  ]
}

function describeClass(title: string, tables: OldRows[]): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return [
    `${title}: ${rows}`,
    ...tables.map(({ table, rows, oldest }) => `  ${table}: ${rows}${sayOldest(oldest, 'the oldest of')}`),
  ]
}

const sayOldest = (day: string | null, words: string) => (day === null ? '' : `, ${words} ${day}`)
