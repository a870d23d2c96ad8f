import type { LiveSession } from '#contract/admin/session-monitor.ts'

export type Line =
  | { kind: 'heading'; key: string; name: string | null; count: number }
  | { kind: 'session'; key: string; session: LiveSession }

type SessionsArrangement = { role: LiveSession['user']['role'] | null; isByClass: boolean }

/** The lines of the list, in the server's order by name; who is in several classes stands under each of them. */
export function arrangeSessions(
  sessions: readonly LiveSession[],
  { role, isByClass }: SessionsArrangement,
): Line[] {
  const shown = sessions.filter(({ user }) => role === null || user.role === role)
  if (!isByClass) return shown.map((session) => toLine(session, 'all'))
  const rooms = new Map(shown.flatMap(({ classes }) => classes.map(({ id, name }) => [id, name] as const)))
  const ordered = [...rooms].toSorted(([a, one], [b, other]) => one.localeCompare(other) || a - b)
  const outside = shown.filter(({ classes }) => classes.length === 0)
  return [
    ...ordered.flatMap(([id, name]) =>
      toGroup(
        `class-${id}`,
        name,
        shown.filter(({ classes }) => classes.some((room) => room.id === id)),
      ),
    ),
    ...(outside.length > 0 ? toGroup('outside', null, outside) : []),
  ]
}

function toGroup(key: string, name: string | null, sessions: readonly LiveSession[]): Line[] {
  return [
    { kind: 'heading', key, name, count: sessions.length },
    ...sessions.map((session) => toLine(session, key)),
  ]
}

function toLine(session: LiveSession, group: string): Line {
  return { kind: 'session', key: `${group}-${session.id}`, session }
}
