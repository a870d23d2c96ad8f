/** Texts of characters and languages that break careless code. */
const HOSTILE_TEXTS = [
  '𝕌𝕟𝕚𝕔𝕠𝕕𝕖 👩‍👩‍👧‍👦 \u202e',
  "'; drop table users; --",
  '{{constructor.constructor("return process")()}}',
  '<script>alert(1)</script>',
]
const DIGITS = ['0', '-1', '9007199254740992']

/** Values that no field of any endpoint is meant for, and some that break careless code. */
const JUNK_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  2 ** 53,
  1.5,
  1e308,
  '',
  ' ',
  'text',
  'null character \u0000 inside',
  '\ud800 lone surrogate',
  'x'.repeat(100_000),
  [],
  [[[[[[[[[[]]]]]]]]]],
  {},
  { $gt: '' },
  { toString: 'x', constructor: { prototype: {} } },
]

/**
 * The junk for one field. One that takes any text gets the hostile texts as one text, and digits in turn: to it, they are
 * text like any other.
 */
export function listJunk(accepts: (junk: unknown) => boolean, turn: number): unknown[] {
  const together = HOSTILE_TEXTS.join(' ')
  return [
    ...JUNK_VALUES,
    ...(accepts(together) ? [together] : HOSTILE_TEXTS),
    ...(accepts('text') ? [DIGITS[turn % DIGITS.length]] : DIGITS),
  ]
}

export const ODD_QUERIES = [
  'a=1&a=2',
  '__proto__=1',
  'constructor[prototype]=1',
  '%E0%A4%A',
  'a'.repeat(5000),
  // Refused wherever queries are read, so it would hide the others.
  'x=%00',
]

export const JUNK_IDS = [
  '0',
  '-1',
  '9007199254740992',
  '2147483648',
  'text',
  '1.5',
  '1e3',
  '0x10',
  '%20',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  '%E0%A4%A',
  'x'.repeat(150),
  '%F0%9F%98%80',
]

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`

type RawBody = { what: string; headers?: Record<string, string>; payload: string | Buffer }

/** Bodies that are not what a client of ours would ever send. */
export const BROKEN_BODIES: readonly RawBody[] = [
  { what: 'half an object', payload: '{' },
  { what: 'half a field', payload: '{"username":' },
  { what: 'two objects', payload: '{}{}' },
  { what: 'a list', payload: '[]' },
  { what: 'a text', payload: '"text"' },
  { what: 'a number', payload: '1' },
  { what: 'not a number', payload: 'NaN' },
  { what: 'a comment', payload: '/* hi */{}' },
  { what: 'fifty thousand brackets', payload: deep },
  { what: 'a poisoned prototype', payload: '{"__proto__":{"isAdmin":true}}' },
  { what: 'a poisoned constructor', payload: '{"constructor":{"prototype":{"isAdmin":true}}}' },
  { what: 'broken UTF-8', payload: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { what: 'UTF-16', payload: Buffer.from('{"a":1}', 'utf16le') },
  {
    what: 'UTF-16 that says so',
    headers: { 'content-type': 'application/json; charset=utf-16' },
    payload: '{}',
  },
  { what: 'compressed', headers: { 'content-encoding': 'gzip' }, payload: Buffer.from([0x1f, 0x8b, 8, 0]) },
  { what: 'plain text', headers: { 'content-type': 'text/plain' }, payload: '{}' },
  { what: 'a web form', headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=1' },
  { what: 'a file form', headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x--' },
  { what: 'XML', headers: { 'content-type': 'application/xml' }, payload: '<a/>' },
  { what: 'a made-up type', headers: { 'content-type': 'x/y; z="' }, payload: '{}' },
  { what: 'more than the limit', payload: JSON.stringify({ text: 'x'.repeat(2_000_000) }) },
]
