import { expect, test } from 'vitest'
import { hasEveryPackage } from './dependencies.mjs'

const wanted = {
  '': { name: 'product' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-win32-x64': { version: '1.0.0', optional: true },
}

test('an installation without the packages of other platforms is complete', () => {
  expect(hasEveryPackage(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true)
})

test('an installation that lacks a package is not complete', () => {
  expect(hasEveryPackage(wanted, { 'node_modules/a-win32-x64': { version: '1.0.0' } })).toBe(false)
})

test('an installation with another version is not complete', () => {
  expect(hasEveryPackage(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false)
  const optional = {
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-win32-x64': { version: '0.9.0' },
  }
  expect(hasEveryPackage(wanted, optional)).toBe(false)
})
