import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ENDPOINT_FILES } from '../../drop-servers-part-plugin.ts'

const CONTRACT = resolve(import.meta.dirname, '../../../contract/src')
const touched = globSync('**/*.ts', { cwd: CONTRACT })
  .map((file) => `/contract/src/${file.replaceAll('\\', '/')}`)
  .filter((file) => ENDPOINT_FILES.test(file))

test('the build lightens endpoints, and leaves to pages whom they are open to', () => {
  expect(touched).toContain('/contract/src/admin/users.ts')
  expect(touched.filter((file) => file.includes('/pages/'))).toEqual([])
})
