import { afterAll, beforeAll, expect, test } from 'vitest'
import { planning } from '#contract/study/planning.ts'
import { writeCalendar } from '../../../domain/calendars/write-calendar.ts'
import { addPlan } from '../../../testing/plan-rows.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../../testing/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ now: new Date('2026-03-10T09:00:00Z') })
})
afterAll(() => {
  t.clock.now = new Date('2026-03-10T09:00:00Z')
})

type Property = { name: string; parameters: string; value: string }

/** Reads as RFC 5545 says, and nothing else: lines end in CRLF, have 75 octets at most, and are unfolded first. */
function parseCalendar(text: string): { properties: Property[]; events: Record<string, string>[] } {
  expect(text.endsWith('\r\n')).toBe(true)
  const rows = text.slice(0, -2).split('\r\n')
  for (const row of rows) {
    expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75)
    expect(row).not.toMatch(/[\r\n]/)
    expect(row).not.toContain('\uFFFD')
  }
  const lines = rows.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const properties = lines.map((line): Property => {
    const [, name = '', parameters = '', value = ''] = /^([A-Z-]+)((?:;[^:]+)?):(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    return { name, parameters, value }
  })
  expect(properties[0]).toMatchObject({ name: 'BEGIN', value: 'VCALENDAR' })
  expect(properties.at(-1)).toMatchObject({ name: 'END', value: 'VCALENDAR' })
  const events: Record<string, string>[] = []
  let open: Record<string, string> | null = null
  for (const { name, parameters, value } of properties.slice(1, -1)) {
    if (name === 'BEGIN') open = {}
    else if (name === 'END' && open) events.push(open)
    else if (open) open[`${name}${parameters}`] = unescapeText(value)
  }
  return { properties, events }
}

const unescapeText = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? '\n' : one))

test('a calendar is folded by octets, escaped, and reads back as it was written', () => {
  const title = `Räume, Zahlen; “Brüche” \\ and\nmore ${'数'.repeat(60)} 🧮`
  const text = writeCalendar([
    { id: 'plan-1-step-1-1', day: '2026-03-10', title, changedAt: new Date('2026-03-01T08:05:09.123Z') },
  ])
  const { events, properties } = parseCalendar(text)
  expect(events).toEqual([
    {
      UID: 'plan-1-step-1-1@trellis',
      DTSTAMP: '20260301T080509Z',
      'DTSTART;VALUE=DATE': '20260310',
      DURATION: 'P1D',
      SUMMARY: title,
      TRANSP: 'TRANSPARENT',
      CLASS: 'PRIVATE',
    },
  ])
  expect(properties.map(({ name }) => name)).toEqual(expect.arrayContaining(['VERSION', 'PRODID']))
})

const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method: 'GET', url: path, headers })

async function open(person: TestPerson): Promise<string> {
  return (await person.call(planning.openCalendarFeed, {})).body.path
}

test('the private address gives the running steps by title and day, and nothing about the person', async () => {
  const ada = await t.signUp()
  const { id } = await addPlan(t, ada.id)
  await addPlan(t, ada.id, { title: 'Not begun' })
  await ada.call(planning.execute, { id })
  const path = await open(ada)
  expect(path).toMatch(/^\/api\/planning\/calendars\/[\w-]{32,}\.ics$/)
  const answer = await fetchFeed(path)
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(
    parseCalendar(answer.body).events.map((event) => [event.SUMMARY, event['DTSTART;VALUE=DATE']]),
  ).toEqual([
    ['Halves 1 (10 min)', '20260310'],
    ['Halves 2 (10 min)', '20260310'],
  ])
  const me = ada.user
  for (const secret of [me.username, me.email ?? '', me.lastName].filter(Boolean))
    expect(answer.body).not.toContain(secret)
})

test('who has the calendar already is told so, until a step moves', async () => {
  const ada = await t.signUp()
  const { id } = await addPlan(t, ada.id)
  await ada.call(planning.execute, { id })
  const path = await open(ada)
  const { etag } = (await fetchFeed(path)).headers
  const again = await fetchFeed(path, { 'if-none-match': `${etag}` })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  await ada.call(planning.move, { id, stepId: 'step-2', day: '2026-03-12' })
  const moved = await fetchFeed(path, { 'if-none-match': `${etag}` })
  expect(moved.statusCode).toBe(200)
  expect(moved.body).toContain('DTSTART;VALUE=DATE:20260312')
})

test('a new address ends the old one, and a revoked one is not found', async () => {
  const ada = await t.signUp()
  const state = async () => (await ada.call(planning.calendarFeed, {})).body.feed
  expect(await state()).toBeNull()
  const [first, second] = [await open(ada), await open(ada)]
  expect(await state()).toEqual({ createdAt: t.clock.now.toISOString() })
  expect([(await fetchFeed(first)).statusCode, (await fetchFeed(second)).statusCode]).toEqual([404, 200])
  expect((await ada.call(planning.revokeCalendarFeed, {})).status).toBe(204)
  expect((await fetchFeed(second)).statusCode).toBe(404)
  expect(await state()).toBeNull()
})

test('guesses find nothing', async () => {
  for (const guess of ['x', '1.ics', '..%2f..', 'a'.repeat(90)])
    expect((await fetchFeed(`/api/planning/calendars/${guess}`)).statusCode).toBe(404)
})
