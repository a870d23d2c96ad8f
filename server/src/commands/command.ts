import type { ParseArgsOptionsConfig } from 'node:util'
import type { OpenDatabase } from '../db/connect-database.ts'
import type { Tracer } from '../domain/tracing/tracer.ts'
import type { Config } from '../platform/config.ts'

/** What a command works with, in a process of its own or inside the running product. */
export type Desk = {
  database: OpenDatabase
  config: Config
  /** Of the environment's variables the names: values may be secrets. */
  settingNames: readonly string[]
  now: () => Date
  /** Of the running product, where the command works inside it. */
  tracer?: Tracer | undefined
  /** A line for the operator. */
  say: (line: string) => void
}

/** Where the settings or the database may be what is wrong. */
export type Outside = Pick<Desk, 'settingNames' | 'now' | 'say'> & {
  config: Config | null
  /** A sentence a line; null when the settings can be read. */
  configFault: string | null
}

export type CommandInput = {
  options: Record<string, string | boolean | undefined>
  words: string[]
  /** Where relative paths start: the folder the operator stands in. */
  folder: string
  /** Piped in, where a command takes one. */
  password: string | null
}

export type Command = {
  /** As it is typed: `user reset`. */
  name: string
  /** What follows the name. */
  usage: string
  summary: string
  /** What else one should know, a sentence each, for `help <command>`. */
  details?: readonly string[]
  /** As it would be typed after `npm run trellis -- `. */
  examples?: readonly string[]
  options: ParseArgsOptionsConfig
  takesPassword?: boolean
  /** What has to be asked for, or piped in, before it can work: a secret, which then stands in `password`. */
  findQuestion?: (input: CommandInput, config: Config) => Promise<string | null>
  /** Whether the product must not run meanwhile. */
  needsStillness?: boolean
  /** Whether the tables are brought up to date first; a command that makes them itself says no. */
  isOnCurrentTables?: boolean
  /** Refuses what can be refused before the database is opened, which may be busy, or made by opening it. */
  check?: (input: CommandInput) => void
  run: (desk: Desk, input: CommandInput) => Promise<void>
  /** For a command that opens the database itself, if it can, and works without it; used when no product answers. */
  runAlone?: (outside: Outside, input: CommandInput) => Promise<void>
}

/** Its message is a sentence for the operator. */
export class CommandFailed extends Error {}

export function requireWord({ words }: CommandInput, what: string): string {
  const [word] = words
  if (!word) throw new CommandFailed(`Say ${what}.`)
  return word
}
