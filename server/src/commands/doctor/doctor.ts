import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connectDatabase } from '../../db/connect-database.ts'
import { DirectoryInUse } from '../../db/embedded/lock-directory.ts'
import type { Config } from '../../platform/config.ts'
import { explainStartFailure } from '../../platform/explain-start-failure.ts'
import { type Command, CommandFailed, type CommandInput, type Desk } from '../command.ts'
import { judgeConfigFault } from './checks/settings.ts'
import { examine } from './examine.ts'
import { type Finding, fail, warn, writeFinding, writeSummary } from './finding.ts'

export const doctor: Command = {
  name: 'doctor',
  usage: '[--json]',
  summary: 'Looks at everything that can be wrong and says how to mend it. Changes nothing, sends no mail.',
  details: [
    'Each line is ok, warn or fail. The command ends with 1 when something failed, with 0 otherwise.',
    'It works while Trellis runs and while it does not. With PostgreSQL, run it with the same settings as the product.',
    '--json writes the findings as JSON, for monitoring (npm run -s trellis -- doctor --json).',
  ],
  options: { json: { type: 'boolean', default: false } },
  async run({ database, config, settingNames, now, say }, input) {
    report(await examine({ database, config, settingNames, now: now() }), input, say)
  },
  async runAlone({ config, configFault, settingNames, now, say }, input) {
    if (!config) return report(judgeConfigFault(configFault ?? ''), input, say)
    const database = await openOrExplain(config)
    try {
      report(await examine({ database, config, settingNames, now: now() }), input, say)
    } finally {
      if ('close' in database) await database.close()
    }
  },
}

function report(findings: Finding[], { options }: CommandInput, say: Desk['say']): void {
  if (options.json) say(JSON.stringify({ findings }))
  else for (const line of [...findings.map(writeFinding), '', writeSummary(findings)]) say(line)
  const failed = findings.filter(({ level }) => level === 'fail').length
  if (failed > 0) throw new CommandFailed(failed === 1 ? 'One check failed.' : `${failed} checks failed.`)
}

/** As it stands: nothing is migrated, and no database is made where there is none. */
async function openOrExplain(config: Config) {
  if (config.databaseUrl === '' && !existsSync(join(config.dataDir, 'database')))
    return warn('database', 'There is none yet.', 'Start Trellis once with "npm start": it makes one.')
  try {
    return await connectDatabase(config)
  } catch (error) {
    if (error instanceof DirectoryInUse)
      return fail(
        'database',
        'Another Trellis process has it open and does not answer commands.',
        'Restart that process, then look again.',
      )
    const { databaseUrl, dataDir } = config
    const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const [says = ''] = explainStartFailure(error, settings).split('\n', 1)
    return fail('database', says, 'Nothing works without it; mend this first.')
  }
}
