import { ConfigError, readConfig } from '../../../platform/config.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'

/** Long names may differ by two letters from what was meant, short ones by one: HOME is not a slip for HOST. */
const LONG_NAME = 7

/** The names of all settings: whatever the reading of them asks for, also what it asks for only beside others. */
export function listSettings(): string[] {
  const asked = new Set<string>()
  for (const value of [undefined, 'https://example.org']) {
    const env = new Proxy<Record<string, string | undefined>>(
      {},
      {
        get(_, name) {
          asked.add(String(name))
          return value
        },
      },
    )
    try {
      readConfig(env, '/')
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
    }
  }
  return [...asked].toSorted()
}

/** Of the names in the environment, those that look like a setting and are none. */
export function judgeSettings(names: readonly string[], known: readonly string[]): Finding[] {
  const slips = names.flatMap((name) => {
    if (known.includes(name)) return []
    const meant = findMeant(name, known)
    return meant && !names.includes(meant)
      ? [warn('settings', `${name} is not a setting.`, `Did you mean ${meant}? Write it so, or remove it.`)]
      : []
  })
  const set = names.filter((name) => known.includes(name))
  return slips.length > 0
    ? slips
    : [ok('settings', set.length === 0 ? 'all as they come' : `set: ${set.toSorted().join(', ')}`)]
}

export function judgeConfigFault(message: string): Finding[] {
  return message
    .split('\n')
    .map((sentence) =>
      fail('settings', sentence, 'Correct it, then start again: Trellis does not start like this.'),
    )
}

function findMeant(name: string, known: readonly string[]): string | undefined {
  const upper = name.toUpperCase()
  const most = upper.length >= LONG_NAME ? 2 : 1
  return known
    .map((one) => ({ one, distance: measureDistance(upper, one) }))
    .filter(({ one, distance }) => distance <= most && !(most === 1 && one.length < 4))
    .toSorted((a, b) => a.distance - b.distance)[0]?.one
}

/** Letters added, dropped, changed or swapped with their neighbor (Damerau, optimal string alignment). */
export function measureDistance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  )
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, at(i - 2, j - 2) + 1)
      const row = rows[i]
      if (row) row[j] = least
    }
  }
  return at(a.length, b.length)
}
