import type { Dice } from '#engines/dice/index.ts'

export const PEOPLE = [
  'Amara',
  'Ben',
  'Chen',
  'Daniela',
  'Elif',
  'Farid',
  'Grace',
  'Hiro',
  'Ingrid',
  'Jamal',
  'Kavya',
  'Leo',
  'Mei',
  'Noor',
  'Olga',
  'Pablo',
  'Quinn',
  'Rosa',
  'Sami',
  'Tala',
  'Uma',
  'Viktor',
  'Wanjiru',
  'Yusuf',
  'Zoe',
]

export function pickName(dice: Dice): string {
  return dice.pick(PEOPLE)
}

/** Different people for one story. */
export function pickNames(dice: Dice, count: number): string[] {
  return dice.sample(PEOPLE, count)
}

/** "1 apple", "2 apples"; irregular plurals are given. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** "a, b and c". */
export function joinWords(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
