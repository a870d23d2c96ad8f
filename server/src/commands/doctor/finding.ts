export type Level = 'ok' | 'warn' | 'fail'

/** One line of what the doctor says. */
export type Finding = {
  check: string
  level: Level
  says: string
  /** What to do about it; of what is in order there is nothing. */
  fix?: string
}

export const ok = (check: string, says: string): Finding => ({ check, level: 'ok', says })
export const warn = (check: string, says: string, fix: string): Finding => ({
  check,
  level: 'warn',
  says,
  fix,
})
export const fail = (check: string, says: string, fix: string): Finding => ({
  check,
  level: 'fail',
  says,
  fix,
})

const WIDEST_CHECK = 14

export function writeFinding({ check, level, says, fix }: Finding): string {
  return `${level.padEnd(4)}  ${check.padEnd(WIDEST_CHECK)}  ${says}${fix ? ` → ${fix}` : ''}`
}

export function writeSummary(findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length
  const [fails, warnings] = [count('fail'), count('warn')]
  if (fails + warnings === 0) return `All ${findings.length} checks are in order.`
  const all = findings.length === 1 ? '1 check' : `${findings.length} checks`
  return `${all}: ${fails} failed, ${warnings} to look at.`
}
