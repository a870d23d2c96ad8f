import { expect, test } from 'vitest'
import { COMMANDS } from './choose-command.ts'
import { findHelp } from './write-help.ts'

const help = (line: string) => findHelp(COMMANDS, line === '' ? [] : line.split(' '))

test('without a word, and with the word help, every command is listed with what it does', () => {
  for (const line of ['', 'help', '--help', 'help nonsense']) {
    const list = help(line) ?? ''
    for (const { name, summary } of COMMANDS) {
      expect(list).toContain(`  ${name}`)
      expect(list).toContain(summary)
    }
  }
})

test.each(COMMANDS.map(({ name }) => [name]))('help says more of "%s", however it is asked', (name) => {
  const said = help(`help ${name}`)
  expect(said).toMatch(new RegExp(`^npm run trellis -- ${name}`))
  expect(help(`${name} --help`)).toBe(said)
  expect(help(name)).toBeNull()
})

test('help for a group shows all of it', () => {
  const said = help('help user') ?? ''
  for (const { name } of COMMANDS.filter((one) => one.name.startsWith('user ')))
    expect(said).toContain(`npm run trellis -- ${name}`)
})
