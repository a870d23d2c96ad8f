import type { OpenDatabase } from '../../db/connect-database.ts'
import type { Config } from '../../platform/config.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { gatherAuditLog, judgeAuditLog } from './checks/audit-log.ts'
import { gatherBackupPlaces, judgeBackupPlaces } from './checks/backup-places.ts'
import { gatherBackups, judgeBackups } from './checks/backups.ts'
import { gatherFiles, gatherPeople, judgeFiles, judgePeople } from './checks/contents.ts'
import { gatherDatabase, judgeDatabase } from './checks/database.ts'
import { judgeExposure } from './checks/exposure.ts'
import { gatherMachine, judgeMachine } from './checks/machine.ts'
import {
  askModel,
  askProvider,
  checkSmtpConnection,
  judgeMail,
  judgeModel,
  judgeProvider,
} from './checks/partners.ts'
import { gatherAddress, gatherProduct, judgeAddress, judgeProduct } from './checks/reach.ts'
import { gatherSecrets, judgeSecrets } from './checks/secrets.ts'
import { judgeSettings, listSettings } from './checks/settings.ts'
import { type Finding, fail } from './finding.ts'

export type Patient = {
  config: Config
  /** Of the environment the names alone: values may be secrets. */
  settingNames: readonly string[]
  /** A finding stands in where it could not be opened. */
  database: Pick<OpenDatabase, 'db' | 'kind'> | Finding
  now: Date
}

/** Looks at everything, one thing after the other; what a check itself breaks over is a finding, too. */
export async function examine({ config, settingNames, database, now }: Patient): Promise<Finding[]> {
  const findings: Finding[] = []
  const look = async (check: string, work: () => Promise<Finding[]>) => {
    findings.push(...(await work().catch((error: unknown) => [explainBroken(check, error)])))
  }
  await look('machine', async () => judgeMachine(await gatherMachine(config.dataDir, process.version, now)))
  await look('settings', async () => judgeSettings(settingNames, listSettings()))
  await look('web app', async () => judgeFiles(await gatherFiles()))
  let isRunning = false
  await look('product', async () => {
    const product = await gatherProduct(config)
    isRunning = product.reply !== null && 'status' in product.reply && !product.isPortTaken
    return [judgeProduct(product)]
  })
  await look('address', async () => judgeAddress(config, await gatherAddress(config), isRunning, now))
  await look('exposure', async () => judgeExposure(config))
  if ('check' in database) findings.push(database)
  else await lookIntoDatabase(database, config, now, look)
  await look('backup key', async () =>
    judgeBackupPlaces(await gatherBackupPlaces(config.backups, config.dataDir)),
  )
  await look('mail', async () => judgeMail(config, config.mail && (await checkSmtpConnection(config.mail))))
  await look('sign-in', async () =>
    judgeProvider(
      config.provider,
      config.provider && (await askProvider(config.provider)),
      config.publicUrl !== null,
    ),
  )
  await look('tutor', async () => judgeModel(config.ai, config.ai && (await askModel(config.ai))))
  return findings
}

async function lookIntoDatabase(
  database: Pick<OpenDatabase, 'db' | 'kind'>,
  config: Config,
  now: Date,
  look: (check: string, work: () => Promise<Finding[]>) => Promise<void>,
): Promise<void> {
  let isCurrent = false
  await look('database', async () => {
    const facts = await gatherDatabase(database, now)
    isCurrent = facts.migrations?.pending === 0
    return judgeDatabase(facts)
  })
  if (!isCurrent) return
  await look('curriculum', async () => judgePeople(await gatherPeople(database.db), config))
  await look('secret key', async () => [judgeSecrets(await gatherSecrets(database, config))])
  await look('audit log', async () => judgeAuditLog(await gatherAuditLog(database.db)))
  await look('backups', async () => judgeBackups(await gatherBackups(database.db, config.backups, now)))
}

function explainBroken(check: string, error: unknown): Finding {
  const { message } = describeFailure(error)
  return fail(
    check,
    `It could not be looked at (${message.split('\n', 1)[0]}).`,
    'Report this to whoever maintains Trellis.',
  )
}
