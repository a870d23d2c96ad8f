import { existsSync } from 'node:fs'
import type { Practice } from './problem.ts'

const lists: Practice[][] = []
for (let grade = 1; grade <= 12; grade++) {
  const path = new URL(`./mathematics/grade-${grade}/list.ts`, import.meta.url)
  if (!existsSync(path)) continue
  const module: Record<string, Practice[]> = await import(path.href)
  lists.push(module[`grade${grade}`] ?? [])
}

/** Practice for every skill that has some, in the order of the grades. */
export function listPractice(): Practice[] {
  return lists.flat()
}
