import { expect, test } from 'vitest'
import { parseAccount } from './unprivileged.mjs'

const PASSWD = `root:x:0:0:root:/root:/bin/bash
postgres-old:x:900:900::/:/bin/false
postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash
`

test('an account is found by its whole name', () => {
  expect(parseAccount(PASSWD, 'postgres')).toEqual({ uid: 101, gid: 104 })
  expect(parseAccount(PASSWD, 'nobody')).toBeUndefined()
})
