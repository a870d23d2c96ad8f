import { expect, test } from 'vitest'
import { writeMail } from './write-mail.ts'

const MESSAGE = {
  kind: 'family_message',
  data: { name: 'Grace Hopper', title: 'Museum' },
  link: '/guardian/messages',
}
const write = (language: string, news = [MESSAGE]) =>
  writeMail({
    to: 'a@example.org',
    name: 'Anne',
    language,
    news,
    origin: 'https://s',
    unsubscribeUrl: 'https://s/u',
  })

test.each([
  ['de', 'Grace Hopper hat den Familien der Klasse geschrieben: „Museum“.', 'Hallo Anne,'],
  ['es', 'Grace Hopper escribió a las familias de la clase: “Museum”.', 'Hola, Anne'],
  ['en', 'Grace Hopper wrote to the families of the class: “Museum”.', 'Hello Anne,'],
  ['xx', 'Grace Hopper wrote to the families of the class: “Museum”.', 'Hello Anne,'],
])('a guardian who reads %s is told of a message in it', (language, line, greeting) => {
  const mail = write(language)
  expect(mail?.text).toContain(line)
  expect(mail?.text.startsWith(greeting.slice(0, 4))).toBe(true)
  expect(mail?.text).toContain('https://s/u')
  if (language === 'de') expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/Hello|Read it|End these/)
})

test('a mail with other news speaks English throughout', () => {
  const other = { kind: 'password_changed', data: {} as typeof MESSAGE.data, link: '/profile' }
  expect(write('de', [MESSAGE, other])?.text).toContain('Hello Anne,')
})
