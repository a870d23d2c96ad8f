import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalWeb, openLocalWeb } from '../testing/local-web.ts'
import { extractText } from './extract-text.ts'
import { fetchPublic, publicWeb } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

const NAMES = {
  'public.example': ['93.184.215.14'],
  'loopback.example': ['127.0.0.1'],
  'private.example': ['10.1.2.3'],
  'metadata.example': ['169.254.169.254'],
  'mixed.example': ['93.184.215.14', '192.168.1.1'],
  'mixed6.example': ['2606:4700::1111', 'fd00::1'],
  'mapped.example': ['::ffff:10.0.0.1'],
  'nat64.example': ['64:ff9b::a00:1'],
  'sixtofour.example': ['2002:a00:1::1'],
  'zone.example': ['fe80::1%eth0'],
  'nonsense.example': ['not an address'],
  'nothing.example': [],
  localhost: ['127.0.0.1', '::1'],
}

let local: LocalWeb
let inside: LocalWeb
let insideHits = 0

beforeAll(async () => {
  inside = await openLocalWeb((_request, response) => {
    insideHits += 1
    response.setHeader('content-type', 'text/plain')
    response.end('secret')
  })
  local = await openLocalWeb((request, response) => {
    const url = new URL(request.url ?? '/', 'http://page.example')
    const to = url.searchParams.get('to')
    const type = url.searchParams.get('type') ?? 'text/html'
    const length = Number(url.searchParams.get('length') ?? 0)
    if (to !== null)
      return response.writeHead(Number(url.searchParams.get('status') ?? 302), { location: to }).end()
    if (url.pathname === '/slow') return response.writeHead(200, { 'content-type': type }).write('<p>')
    if (url.pathname === '/echo')
      return response.setHeader('content-type', 'text/plain').end(JSON.stringify(request.headers))
    if (url.pathname === '/bomb') {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
      return response.end(gzipSync(Buffer.alloc(50 * 1024 * 1024)))
    }
    if (url.pathname === '/gzip') {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' })
      return response.end(gzipSync('<p>packed</p>'))
    }
    if (url.pathname === '/broken') {
      response.writeHead(200, { 'content-type': type, 'content-length': '100' })
      response.write('<p>half')
      return setTimeout(() => response.destroy(), 20)
    }
    if (url.pathname === '/missing') return response.writeHead(404).end()
    response.setHeader('content-type', type)
    return response.end(length ? 'x'.repeat(length) : '<p>Hello</p>')
  }, NAMES)
})

afterAll(() => Promise.all([local.close(), inside.close()]))

const read = (address: string) => fetchPublic(local.web, address)
const leadTo = (target: string) => local.at(`/?to=${encodeURIComponent(target)}`)

const NASTY = [
  'http://127.0.0.1/',
  'http://127.0.0.1./',
  'http://127.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0x0.0x0.0x1/',
  'http://017700000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://①②⑦.⓪.⓪.①/',
  'http://%31%32%37.0.0.1/',
  'http://10.0.0.1/',
  'http://167772161/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://0300.0250.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://100.64.0.1/',
  'http://192.0.0.1/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://192.88.99.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:10.0.0.1]/',
  'http://[64:ff9b::127.0.0.1]/',
  'http://[64:ff9b:1::10.0.0.1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[2001:db8::1]/',
  'http://[3fff::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[100::1]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://loopback.example/',
  'http://private.example/',
  'http://metadata.example/latest/',
  'http://mixed.example/',
  'http://mixed6.example/',
  'http://mapped.example/',
  'http://nat64.example/',
  'http://sixtofour.example/',
  'http://zone.example/',
  'http://nonsense.example/',
  'http://nothing.example/',
  'http://public.example:22/',
  'http://public.example:8080/',
  'https://public.example:6379/',
  'http://93.184.215.14:5432/',
  'http://ada@public.example/',
  'http://ada:secret@public.example/',
  'http://public.example@127.0.0.1/',
  'file:///etc/passwd',
  'ftp://public.example/',
  'gopher://127.0.0.1:6379/_INFO',
  'data:text/html,hello',
  'javascript:alert(1)',
  'ws://public.example/',
  'public.example',
  '//public.example/',
  'http://',
  'http://[::1',
  `http://public.example/${'x'.repeat(2000)}`,
]

/** Refused before anybody is asked: an address that merely does not answer has other words. */
const UNASKED =
  /not a public page|only http and https|user name or password|not a web address|nothing was found/

test.each(NASTY)('%s is refused', async (address) => {
  await expect(read(address)).rejects.toMatchObject({
    code: 'invalid_input',
    message: expect.stringMatching(UNASKED),
  })
})

test.each(NASTY.filter((address) => /^\w+:[ -~]*$/.test(address)))(
  'a page that leads on to %s is refused',
  async (address) => {
    await expect(read(leadTo(address))).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(UNASKED),
    })
  },
)

test('the refusal names the address and nothing of what lies behind it', async () => {
  await expect(read('http://private.example/a?token=1')).rejects.toThrow(
    'http://private.example/a could not be read: it is not a public page.',
  )
})

test('another port of the same machine is never asked, whether named or led to', async () => {
  const target = inside.at('/').replace('page.example', '127.0.0.1')
  await expect(read(target)).rejects.toThrow('not a public page')
  for (const status of [301, 302, 303, 307, 308])
    await expect(read(local.at(`/?status=${status}&to=${encodeURIComponent(target)}`))).rejects.toThrow(
      'not a public page',
    )
  expect(insideHits).toBe(0)
})

test('a name that resolves to something else the second time is asked once, and the checked address is used', async () => {
  let asked = 0
  const web = {
    ...local.web,
    resolve: async (host: string) => {
      asked += 1
      return asked === 1 ? local.web.resolve(host) : ['10.0.0.1']
    },
  }
  expect((await fetchPublic(web, local.at('/'))).body.toString()).toBe('<p>Hello</p>')
  expect(asked).toBe(1)
  asked = 0
  await expect(fetchPublic(web, leadTo(local.at('/')))).rejects.toThrow('not a public page')
})

test('up to three redirects are followed, the fourth is not', async () => {
  const times = (count: number): string => (count === 0 ? local.at('/') : leadTo(times(count - 1)))
  expect((await read(times(3))).body.toString()).toBe('<p>Hello</p>')
  await expect(read(times(4))).rejects.toThrow('too often')
  expect((await read(local.at('/?to=%2Fnext'))).url).toBe(local.at('/next'))
})

test('no cookie, password or name of a learner goes out', async () => {
  const sent = JSON.parse((await read(local.at('/echo'))).body.toString())
  expect(Object.keys(sent).sort()).toEqual(['accept', 'accept-encoding', 'connection', 'host', 'user-agent'])
})

test.each([
  ['/?type=application/pdf', 'it is a PDF file; please copy its text into a text resource instead'],
  ['/?type=image/png', 'it is neither a web page nor plain text'],
  ['/?type=application/json', 'it is neither a web page nor plain text'],
  [`/?length=${2 * 1024 * 1024 + 1}`, 'it is larger than 2 MB'],
  ['/bomb', 'it is larger than 2 MB'],
  ['/missing', 'it answered with an error (404)'],
  ['/broken', 'it broke off'],
])('%s could not be read: %s', async (path, why) => {
  await expect(read(local.at(path))).rejects.toThrow(why)
})

test('what is packed although it was asked for plain is read', async () => {
  expect((await read(local.at('/gzip'))).body.toString()).toBe('<p>packed</p>')
})

test('a page that never ends, and a name that is never found, are given up in time', async () => {
  const web = { ...local.web, longestFetchMs: 500 }
  const resolve = () => new Promise<string[]>(() => {})
  await Promise.all([
    expect(fetchPublic(web, local.at('/slow'))).rejects.toThrow('it took too long'),
    expect(fetchPublic({ ...web, resolve }, 'http://never.example/')).rejects.toThrow('it took too long'),
  ])
})

test.each([
  '93.184.215.14',
  '8.8.8.8',
  '172.32.0.1',
  '100.128.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
  '2001:4860::8888',
])('%s is public', (address) => {
  expect([isPublicAddress(address), publicWeb.admits(address, 443), publicWeb.admits(address, 81)]).toEqual([
    true,
    true,
    false,
  ])
})

const html = (text: string | Buffer, charset: string | null = null, contentType = 'text/html') =>
  extractText({ url: 'http://page.example/', contentType, charset, body: Buffer.from(text) })

test('of a page its title and its own words are left, without scripts, menus and markup', () => {
  const words = 'Two equal parts. '.repeat(20).trim()
  expect(
    html(`<html><head><title> Halves &amp;\n more </title><style>p{}</style></head><body><nav>Menu</nav>
      <main><h1>Halves</h1><p>${words}</p><script>alert(1)</script><ul><li>one<li>two</ul></main><footer>Imprint</footer>`),
  ).toEqual({ title: 'Halves & more', text: `Halves\n\n${words}\n\none\n\ntwo` })
})

test('without a marked heart the whole page is read, and a drawing has no title of its own', () => {
  expect(
    html('<p>a&lt;b&gt;</p><svg><title>icon</title><text>no</text></svg><div hidden>b</div>'),
  ).toMatchObject({
    text: 'a<b>\n\nb',
  })
  expect(html('')).toEqual({ title: null, text: '' })
})

test('invisible characters and those that turn writing around are dropped, also from plain text', () => {
  expect(html('a\u202eb\u0000c\u200bd\r\ne', null, 'text/plain')).toEqual({ title: null, text: 'abcd\ne' })
})

test.each([
  ['latin1', null, Buffer.from('<meta charset="iso-8859-1"><p>Größe', 'latin1')],
  ['latin1 by its header', 'iso-8859-1', Buffer.from('<p>Größe', 'latin1')],
  ['UTF-8 that says nonsense', 'klingon', Buffer.from('<p>Größe')],
])('%s is decoded', (_what, charset, body) => {
  expect(html(body, charset).text).toBe('Größe')
})
