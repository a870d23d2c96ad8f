import { describe, expect, test } from 'vitest'
import { listEndpoints } from '#contract/api.ts'
import { fillPath } from '#contract/fill-path.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { SESSION_COOKIE } from './platform/sessions/sessions.ts'
import { ownerRole } from './testing/expected-access.ts'
import { listLongInputs } from './testing/long-texts.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'

const t = prepareTestApp()

/** What one text may cost, of all threads of this process together, at the better of two tries: the first one may load what later ones find. */
const MOST_SECONDS = 2
/** Each ask for other limits; they are what keeps somebody from sending a hundred such texts. */
const PAUSE_MS = 15 * MINUTE_MS

const writes = listEndpoints().filter(({ endpoint }) => endpoint.method !== 'GET')

describe.each(writes)('$name', ({ name, endpoint }) => {
  test(`answers the longest texts within ${MOST_SECONDS} s`, { timeout: 600_000 }, async () => {
    const owner = await t.signUp(ownerRole(endpoint.access))
    const sample = (await SAMPLES[name](t, owner)) as Record<string, unknown>
    const slow: string[] = []
    for (const { what, input } of listLongInputs(endpoint, sample)) {
      const { url, rest } = fillPath(endpoint.path, input)
      const send = async () => {
        t.clock.now = new Date(t.clock.now.getTime() + PAUSE_MS)
        const before = process.cpuUsage()
        const { statusCode } = await t.app.inject({
          method: endpoint.method,
          url,
          cookies: { [SESSION_COOKIE]: owner.token },
          payload: rest,
        })
        const { user, system } = process.cpuUsage(before)
        expect([what, statusCode]).toEqual([what, expect.toSatisfy((code) => code < 500)])
        return (user + system) / 1_000_000
      }
      const first = await send()
      const seconds = first > MOST_SECONDS ? Math.min(first, await send()) : first
      if (seconds > MOST_SECONDS) slow.push(`${seconds.toFixed(1)} s: ${what}`)
    }
    expect(slow).toEqual([])
  })
})
