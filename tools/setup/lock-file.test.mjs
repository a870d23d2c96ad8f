import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeMissingPackage, explainLockProblem, findMissingPackages } from './lock-file.mjs'
import { root } from './root.mjs'

const complete = {
  '': { optionalDependencies: { 'tool-linux-x64': '1.0.0' } },
  'node_modules/tool-linux-x64': { version: '1.0.0', integrity: 'sha512-a', optional: true },
  'node_modules/bundler': {
    integrity: 'sha512-b',
    optionalDependencies: { 'binding-darwin-arm64': '^2.0.0' },
    dev: true,
  },
  'node_modules/bundler/node_modules/binding-darwin-arm64': {
    version: '2.0.0',
    integrity: 'sha512-c',
    optional: true,
  },
}

test('a complete lock without addresses has no problem', () => {
  expect(explainLockProblem(complete)).toBeUndefined()
})

test('a platform package that is only named, not locked, is missing', () => {
  const { 'node_modules/bundler/node_modules/binding-darwin-arm64': _, ...packages } = complete
  expect(findMissingPackages(packages)).toEqual([
    { name: 'binding-darwin-arm64', version: '2.0.0', dev: true },
  ])
  expect(explainLockProblem(packages)).toMatch(/lacks 1 optional packages.*complete-lock/)
})

test('a package that stands beside its owner, not inside it, is found', () => {
  const packages = {
    'node_modules/a/node_modules/b': { optionalDependencies: { 'c-linux-x64': '1.0.0' } },
    'node_modules/c-linux-x64': { version: '1.0.0' },
  }
  expect(findMissingPackages(packages)).toEqual([])
})

test('a lock that names a registry is a problem', () => {
  const packages = { 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example.org/a.tgz' } }
  expect(explainLockProblem(packages)).toMatch(/names a registry for 1 packages/)
})

test.each([
  ['@rolldown/binding-linux-arm64-musl', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
  ['@rolldown/binding-linux-x64-gnu', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
  ['@oxc-parser/binding-openharmony-arm64', { os: ['openharmony'], cpu: ['arm64'] }],
  ['@oxc-parser/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
  ['@tailwindcss/oxide-wasm32-wasi', { cpu: ['wasm32'] }],
  ['@esbuild/linux-ppc64', { os: ['linux'], cpu: ['ppc64'] }],
])('%s says what it runs on', (name, platform) => {
  expect(describeMissingPackage({ name, version: '1.0.0' })).toEqual({
    version: '1.0.0',
    license: 'MIT',
    optional: true,
    ...platform,
  })
})

test('a name that says nothing about its platform is not guessed', () => {
  expect(describeMissingPackage({ name: 'fsevents', version: '2.0.0' })).toBeUndefined()
})

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

test.each([
  ['of any platform', { version: '1.0.0' }],
  ['for Linux', { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
  ['for another platform', { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] }],
])('a package %s without integrity is a problem', (_, entry) => {
  expect(explainLockProblem({ ...complete, 'node_modules/a': entry })).toMatch(/no integrity for 1 packages/)
})

test('the lock of this product has no problem', () => {
  expect(explainLockProblem(lock.packages)).toBeUndefined()
})

test('installing runs no script of a package: those that have one work without it', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const withScripts = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  // Its script only puts the program in the place of a small one that starts it.
  expect(new Set(withScripts.map(([path]) => path.split('node_modules/').at(-1)))).toEqual(
    new Set(['esbuild']),
  )
})
