/** Who may read `/metrics`: whoever has the token, or everybody who reaches this machine. */
export type MetricsSettings = { token: string | null }

const SHORTEST_TOKEN = 16

type Read = {
  text: (name: string) => string
  readSwitch: (name: string, fallback: boolean) => boolean
  /** Others than this machine reach the product. */
  isPublic: boolean
}

/** Null: there is no such page. */
export function readMetricsSettings(
  { text, readSwitch, isPublic }: Read,
  faults: string[],
): MetricsSettings | null {
  if (!readSwitch('METRICS', false)) return null
  const token = text('METRICS_TOKEN')
  if (token === '' && isPublic) {
    faults.push(
      'METRICS is on, but the product would be reachable from outside: set METRICS_TOKEN to a long random text, which your monitoring sends as a bearer token, or set METRICS=off.',
    )
  }
  if (token !== '' && token.length < SHORTEST_TOKEN)
    faults.push(`METRICS_TOKEN must have at least ${SHORTEST_TOKEN} characters.`)
  return { token: token === '' ? null : token }
}
