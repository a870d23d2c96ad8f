import type { Command } from './command.ts'

const CALL = 'npm run trellis --'
const INDENT = '      '

/** Which heading a command stands under; what fits none is about the product itself. */
const HEADINGS: [heading: string, names: RegExp][] = [
  ['People', /^(admin|user)\b/],
  ['Backups', /^(backup|backup-check|restore)$/],
  ['Privacy', /^(export|purge)/],
  ['The product', /./],
]

/** All commands, as `npm run trellis` shows them. */
export function writeHelp(commands: readonly Command[]): string {
  const lines = [`${CALL} <command>`]
  const isUnder = ({ name }: Command, at: number) =>
    HEADINGS.findIndex(([, names]) => names.test(name)) === at
  for (const [at, [heading]] of HEADINGS.entries()) {
    const own = commands.filter((command) => isUnder(command, at))
    if (own.length === 0) continue
    lines.push('', heading)
    for (const { name, usage, summary } of own)
      lines.push(`  ${`${name} ${usage}`.trim()}`, `${INDENT}${summary}`)
  }
  lines.push(
    '',
    `${CALL} help <command> says more of one.`,
    'Commands also work while Trellis runs, except those that say otherwise. They read the same settings as "npm start".',
  )
  return lines.join('\n')
}

/** One command, with all that is to be known of it. */
export function writeCommandHelp(command: Command): string {
  const { name, usage, summary, details = [], examples = [], takesPassword, needsStillness } = command
  const notes = [
    ...details,
    ...(takesPassword
      ? ['The password is read from standard input; without one it is made and shown once.']
      : []),
    needsStillness ? 'Stop Trellis first.' : 'Works while Trellis runs.',
  ]
  return [
    `${CALL} ${`${name} ${usage}`.trim()}`,
    '',
    summary,
    '',
    ...notes.map((note) => `- ${note}`),
    ...(examples.length > 0
      ? ['', 'For example:', ...examples.map((example) => `  ${CALL} ${example}`)]
      : []),
  ].join('\n')
}

/** What is answered to who asks for help: nothing typed, `help`, `help backup`, `backup --help`. Null: a command is meant. */
export function findHelp(commands: readonly Command[], argv: readonly string[]): string | null {
  const asked = argv.filter((word) => !/^(help|--help|-h)$/.test(word))
  if (argv.length > 0 && asked.length === argv.length) return null
  if (asked.length === 0) return writeHelp(commands)
  const wanted = asked.filter((word) => !word.startsWith('-')).join(' ')
  const found = commands.filter(
    ({ name }) => `${wanted} `.startsWith(`${name} `) || `${name} `.startsWith(`${wanted} `),
  )
  return found.length > 0 ? found.map(writeCommandHelp).join('\n\n') : writeHelp(commands)
}
