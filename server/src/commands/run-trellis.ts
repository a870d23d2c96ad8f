import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { connectDatabase } from '../db/connect-database.ts'
import { DirectoryInUse } from '../db/embedded/lock-directory.ts'
import { openDatabase } from '../db/open-database.ts'
import { type Config, ConfigError, readConfig } from '../platform/config.ts'
import { explainStartFailure } from '../platform/explain-start-failure.ts'
import { type Chosen, COMMANDS, chooseCommand } from './choose-command.ts'
import { CommandFailed, type CommandInput, type Outside } from './command.ts'
import { askRunning } from './control/ask-running.ts'
import { explainFailure } from './explain-failure.ts'
import { findHelp } from './write-help.ts'

const say = (line: string) => console.log(line)
const now = () => new Date()
const settingNames = Object.keys(process.env)

function readSettings(): Pick<Outside, 'config' | 'configFault'> {
  try {
    return { config: readConfig(process.env, join(import.meta.dirname, '..', '..', '..')), configFault: null }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return { config: null, configFault: error.message }
  }
}

async function carryOut({ command, options, words }: Chosen): Promise<void> {
  const input: CommandInput = {
    options,
    words,
    folder: process.env.INIT_CWD ?? process.cwd(),
    password: command.takesPassword ? await readPassword() : null,
  }
  command.check?.(input)
  const settings = readSettings()
  if (command.runAlone) {
    const { config } = settings
    if (config && (await askRunning(config.dataDir, { name: command.name, input }, say))) return
    return command.runAlone({ ...settings, settingNames, now, say }, input)
  }
  if (!settings.config) throw new CommandFailed(settings.configFault ?? '')
  const question = (await command.findQuestion?.(input, settings.config)) ?? null
  if (question !== null) input.password = (await readPassword()) ?? (await askHidden(question))
  await runOnDatabase(command, input, settings.config)
}

/** The directory is taken before the product listens, and given free after it has stopped. */
const LONGEST_START_SECONDS = 30

async function runOnDatabase(command: Chosen['command'], input: CommandInput, config: Config): Promise<void> {
  try {
    const open = command.isOnCurrentTables === false ? connectDatabase : openDatabase
    const database = await open(config)
    try {
      await command.run({ database, config, settingNames, now, say }, input)
    } finally {
      await database.close()
    }
  } catch (error) {
    if (!(error instanceof DirectoryInUse)) throw error
    if (command.needsStillness) throw error
    for (let seconds = 0; seconds < LONGEST_START_SECONDS; seconds++) {
      if (await askRunning(config.dataDir, { name: command.name, input }, say)) return
      if (seconds === 0) say('Trellis is just starting or stopping. Waiting for it …')
      await setTimeout(1000)
    }
    throw error
  }
}

/** A password on the command line would stay in the shell's history, so it is only ever piped in. */
async function readPassword(): Promise<string | null> {
  if (process.stdin.isTTY) return null
  for await (const line of createInterface({ input: process.stdin })) return line.trim() || null
  return null
}

/** What is typed is not shown. Null where nobody sits there. */
async function askHidden(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    return (await lines.question('')).trim() || null
  } finally {
    lines.close()
    process.stderr.write('\n')
  }
}

try {
  const argv = process.argv.slice(2)
  const help = findHelp(COMMANDS, argv)
  if (help === null) await carryOut(chooseCommand(argv))
  else say(help)
} catch (error) {
  const isOurs = error instanceof CommandFailed || !(error instanceof DirectoryInUse)
  console.error(isOurs ? explainFailure(error) : explainStartFailure(error, process.env))
  process.exitCode = 1
}
