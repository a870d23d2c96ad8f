import { parseArgs } from 'node:util'
import { createAdmin, disableUser, enableUser, resetPassword } from './accounts/accounts.ts'
import { importUsers } from './accounts/import-users.ts'
import { backUp, checkFile, restore } from './backups/backups.ts'
import { type Command, CommandFailed, type CommandInput } from './command.ts'
import { demoOff, demoOn } from './demo/demo.ts'
import { doctor } from './doctor/doctor.ts'
import { exportUser } from './privacy/export-user.ts'
import { purge } from './privacy/purge.ts'
import { rotateKey } from './secrets/rotate-key.ts'
import { writeCommandHelp, writeHelp } from './write-help.ts'

export const COMMANDS: readonly Command[] = [
  createAdmin,
  resetPassword,
  disableUser,
  enableUser,
  importUsers,
  exportUser,
  purge,
  backUp,
  checkFile,
  restore,
  demoOn,
  demoOff,
  rotateKey,
  doctor,
]

export type Chosen = { command: Command; options: CommandInput['options']; words: string[] }

/** The command whose name the words begin with, and what was said to it. */
export function chooseCommand(argv: readonly string[]): Chosen {
  const command = COMMANDS.find(({ name }) => name.split(' ').every((word, place) => argv[place] === word))
  if (!command) {
    const typed = argv.join(' ').trim()
    const complaint = typed === '' ? '' : `There is no command "${typed}".\n\n`
    throw new CommandFailed(`${complaint}${writeHelp(COMMANDS)}`)
  }
  const rest = argv.slice(command.name.split(' ').length)
  try {
    const { values, positionals } = parseArgs({
      args: [...rest],
      options: command.options,
      allowPositionals: true,
    })
    return { command, options: values as CommandInput['options'], words: positionals }
  } catch (error) {
    // Of what Node says the first sentence is about what was typed; the rest explains Node.
    const [complaint] = (error as Error).message.split(/(?<=\.) /)
    throw new CommandFailed(`${complaint}\n\n${writeCommandHelp(command)}`)
  }
}
