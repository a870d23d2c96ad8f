import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listEndpoints } from '#contract/api.ts'
import { ownerRole } from './testing/expected-access.ts'
import { prepareTestApp } from './testing/prepare-test-app.ts'
import { SAMPLES } from './testing/samples.ts'

const t = prepareTestApp()

// The embedded database must read and write whatever any feature asks of it; what the features do is tested on PostgreSQL.
test.each(listEndpoints())('$name answers as the contract says', async ({ name, endpoint }) => {
  const owner = await t.signUp(ownerRole(endpoint.access))
  const { status, body } = await owner.call(endpoint, await SAMPLES[name](t, owner))
  expect(status).toBe(endpoint.status ?? 200)
  if (endpoint.answers === 'file' || status === 204) return
  expect(z.safeParse(endpoint.output, body).error?.issues).toBeUndefined()
})
