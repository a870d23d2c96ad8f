import { expect, test } from 'vitest'
import { placeOf } from '../../platform/sessions/place-of.ts'
import { networkOf } from './note-sign-in.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [null, null],
])('%s stands for the place %s', (address, place) => {
  expect(placeOf(address)).toBe(place)
})

test.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['1::3:4:5:6:7:8', '1:0:3::/48'],
  [null, null],
])('of the address %s the audit log keeps the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
