import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { findPasswordFault, leastPasswordLength, readFilter } from './index.ts'
import { fillFilter } from './word-filter.ts'
import { makeWordPassword } from './word-password.ts'

const isCommon = readFilter(COMMON_PASSWORDS)
const ADA = {
  role: 'student',
  username: 'ada.l',
  firstName: 'Ada-Marie',
  lastName: 'Lovelace',
  email: 'countess.of@analytical.example',
} as const
const faultOf = (password: string, owner: Parameters<typeof findPasswordFault>[1] = ADA) =>
  findPasswordFault(password, owner, isCommon)?.reason ?? null

test.each([
  ['student', false, 8],
  ['college', false, 8],
  ['professional', false, 8],
  ['teacher', true, 12],
  ['admin', false, 12],
  ['professional', true, 12],
] as const)('a %s (teacher pages: %s) chooses at least %i characters', (role, isTeacher, least) => {
  expect(leastPasswordLength({ role, isTeacher })).toBe(least)
  const owner = { role, isTeacher }
  expect(findPasswordFault('kw7-plum-9x-Qz'.slice(0, least - 1), owner, null)).toEqual({
    reason: 'newPasswordTooShort',
    params: { least },
  })
  expect(findPasswordFault('kw7-plum-9x-Qz'.slice(0, least), owner, isCommon)).toBeNull()
})

test.each([
  ['seven77', 'newPasswordTooShort'],
  ['aaaaaaaaaa', 'newPasswordRepeats'],
  ['12121212', 'newPasswordRepeats'],
  ['AbcabcABC', 'newPasswordRepeats'],
  ['!?!?!?!?', 'newPasswordRepeats'],
  ['Lovelace1815', 'newPasswordPersonal'],
  ['ada-marie-7', 'newPasswordPersonal'],
  ['ada.l-ada.l', 'newPasswordPersonal'],
  ['analytical!', 'newPasswordPersonal'],
  ['trellis-demo', 'newPasswordPersonal'],
  ['Trellis2026!', 'newPasswordPersonal'],
  ['qwertyuiop', 'newPasswordKeyboard'],
  ['asdfghjkl1', 'newPasswordKeyboard'],
  ['9876543210', 'newPasswordKeyboard'],
  ['abcdefgh12', 'newPasswordKeyboard'],
  ['QWERTZuiop', 'newPasswordKeyboard'],
  ['azer-tyui-op', 'newPasswordKeyboard'],
  ['football', 'newPasswordCommon'],
  ['Sunshine', 'newPasswordCommon'],
  ['iloveyou', 'newPasswordCommon'],
  ['Princess12!', 'newPasswordCommon'],
  ['password1', 'newPasswordCommon'],
  ['purple-otter-9', null],
  ['correct horse', null],
  ['lovelace writes notes', null],
  ['Überstunde-Rost', null],
  ['我喜欢每天读书', 'newPasswordTooShort'],
  ['我喜欢每天读一本书', null],
])('%s: %s', (password, reason) => {
  expect(faultOf(password)).toBe(reason)
})

test('the most common passwords are known', () => {
  const known =
    `123456 password 12345678 qwerty 123456789 12345 1234 111111 1234567 dragon 123123 baseball abc123
football monkey letmein shadow master 666666 qwertyuiop 123321 mustang 1234567890 michael superman 1qaz2wsx 7777777 000000
qazwsx trustno1 killer jennifer zxcvbnm asdfgh hunter buster soccer harley batman andrew tigger sunshine iloveyou charlie
robert thomas hockey ranger daniel starwars 112233 george computer michelle jessica pepper zxcvbn 11111111 131313 freedom
maggie 159753 ginger princess joshua cheese amanda summer love ashley 6969 nicole chelsea matthew access yankees dallas
austin thunder taylor matrix`.split(/\s+/)
  expect(known.filter((word) => !isCommon(word))).toEqual([])
})

test('the filter is small, and calls at most one password of a thousand common that is not', () => {
  expect(COMMON_PASSWORDS.base64.length).toBeLessThanOrEqual(40_000)
  let state = 1
  const draw = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return state >>> 8
  }
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
  const tries = 50_000
  let wrong = 0
  for (let n = 0; n < tries; n++) {
    const word = Array.from({ length: 9 }, () => letters[draw() % letters.length]).join('')
    if (isCommon(word)) wrong++
  }
  expect(wrong / tries).toBeLessThanOrEqual(0.001)
})

test('a filter says yes to whatever it was filled with', () => {
  const words = Array.from({ length: 500 }, (_, n) => `word ${n} é${n}`)
  const base64 = Buffer.from(fillFilter(words, 1_001, 7)).toString('base64')
  const has = readFilter({ base64, probes: 7 })
  expect(words.filter((word) => !has(word))).toEqual([])
  expect(has('another word')).toBe(false)
})

test('a made password has three words and a number, and passes all rules', () => {
  const draws = [97, 194, 291, 388]
  const password = makeWordPassword((below) => (draws.shift() ?? 0) % below)
  expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/)
  expect(faultOf(password)).toBeNull()
})
