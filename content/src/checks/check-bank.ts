import { dirname } from 'node:path'
import { createDice } from '#engines/dice/index.ts'
import { compileLine, compileText } from '../compile/compile-lesson.ts'
import type { BankFile, SkillEntry } from '../format/read-curriculum.ts'
import type { Fault } from '../format/read-yaml.ts'
import type { Bank, BankItem } from '../format/shapes.ts'
import { toProblem } from '../practice/bank-practice.ts'
import { checkWrittenProblem } from '../practice/checks/check-problem.ts'
import { isRightLongest, textOf } from './check-quiz.ts'

const LEAST_ITEMS = 15
const LEAST_PER_LEVEL = 5
const LEAST_KINDS = 2

/** Every bank by itself, and all of them together: a known skill in its place, and nothing written twice. */
export function checkBanks(banks: BankFile[], skills: SkillEntry[]): Fault[] {
  const skillOf = new Map(skills.map((skill) => [skill.id, skill]))
  const seen = new Map<string, string>()
  return banks.flatMap(({ file, bank }) => {
    const reasons = [...checkPlace(file, skillOf.get(bank.skill), bank), ...checkBank(bank)]
    for (const key of [
      `skill ${bank.skill}`,
      ...bank.items.map((item) => `item ${identifyItem(bank, item)}`),
    ]) {
      const other = seen.get(key)
      if (other !== undefined && other !== file) reasons.push(`has the same ${key.slice(0, 90)} as ${other}`)
      seen.set(key, file)
    }
    return reasons.map((reason) => ({ file, reason }))
  })
}

/** What is wrong with one bank, in sentences for its writer. */
export function checkBank(bank: Bank): string[] {
  const { items } = bank
  const reasons: string[] = []
  if (items.length < LEAST_ITEMS) reasons.push(`has ${items.length} items, ${LEAST_ITEMS} are needed`)
  for (const level of [1, 2, 3]) {
    const count = items.filter((item) => item.level === level).length
    if (count < LEAST_PER_LEVEL)
      reasons.push(`has ${count} items of level ${level}, ${LEAST_PER_LEVEL} are needed`)
  }
  if (new Set(items.map(({ id }) => id)).size < items.length) reasons.push('two items have the same id')
  if (new Set(items.map((item) => identifyItem(bank, item))).size < items.length)
    reasons.push('an item stands twice')
  if (new Set(items.map(({ kind }) => kind)).size < LEAST_KINDS) reasons.push('all items are of one kind')
  const choices = items.flatMap((item) => (item.kind === 'choice' ? [item.options] : []))
  const longest = choices.filter(isRightLongest).length
  if (longest > choices.length / 2)
    reasons.push(`in ${longest} items the right option is clearly the longest`)
  for (const item of items) {
    for (const reason of checkItem(bank, item)) reasons.push(`${item.id}: ${reason}`)
  }
  return reasons
}

function checkPlace(file: string, skill: SkillEntry | undefined, bank: Bank): string[] {
  if (!skill) return [`there is no skill ${bank.skill}`]
  const folder = skill.file.replace(/^skills/, 'banks').replace(/\.yaml$/, '')
  return dirname(file) === folder ? [] : [`practises ${bank.skill}, so it belongs into ${folder}`]
}

function checkItem(bank: Bank, item: BankItem): string[] {
  const reasons = checkWrittenProblem(toProblem(bank, item, createDice(item.id)))
  if (item.kind === 'choice' && (item.options.length < 3 || item.options.length > 4))
    reasons.push(`has ${item.options.length} options, 3 or 4 are needed`)
  if (item.kind === 'matching' && Object.keys(item.pairs).length < 3)
    reasons.push('matches fewer than 3 pairs')
  if (item.kind === 'text' && tells(bank.example, item.answer) && !tells(item.ask, item.answer))
    reasons.push(`the example tells the answer ${item.answer}`)
  if (/\n/.test(item.ask.trim())) reasons.push('asks on several lines: put the text into a passage')
  return [...reasons, ...checkMarkdown(bank, item)]
}

/** Whether a text holds an answer as words of its own. */
function tells(text: string, answer: string): boolean {
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `
  return words.includes(` ${answer.toLowerCase()} `)
}

/** Formulas compile, and no gap is taken for bold or italic. */
function checkMarkdown(bank: Bank, item: BankItem): string[] {
  const lines = [item.ask, item.hint, item.because, bank.nudge, bank.example, ...shownParts(item)]
  return [...lines, item.passage ?? bank.passage ?? ''].flatMap((line) => {
    try {
      const html = line.includes('\n') ? compileText(line) : compileLine(line)
      const gaps = (text: string) => text.split('___').length
      return gaps(html) === gaps(line) ? [] : [`a gap is lost in "${line.slice(0, 60)}"`]
    } catch (error) {
      return [`"${line.slice(0, 60)}" does not compile: ${(error as Error).message.split('\n')[0]}`]
    }
  })
}

function identifyItem(bank: Bank, item: BankItem): string {
  return JSON.stringify([
    item.ask,
    item.passage ?? bank.passage,
    item.figure ?? bank.figure,
    shownParts(item).sort(),
  ])
}

function shownParts(item: BankItem): string[] {
  switch (item.kind) {
    case 'choice':
      return item.options.map(textOf)
    case 'ordering':
      return [...item.order]
    case 'matching':
      return Object.entries(item.pairs).flat()
    default:
      return []
  }
}
