// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are code to be read
import { expect, test } from 'vitest'
import { findHardCodedText } from '../../checks/find-hard-coded-text.ts'
import { findLine, parse, readSources } from '../../checks/walk-syntax.ts'

function findIn(jsx: string): number {
  return findHardCodedText(parse('x.tsx', `const x = ${jsx}`)).length
}

test.each([
  '<p>Hello</p>',
  '<p>{"Hello"}</p>',
  '<p>{isOpen ? "Open" : t("closed")}</p>',
  '<p>{name || "Nobody"}</p>',
  '<p>{`Hello ${name}`}</p>',
  '<img alt="A tree" />',
  '<img alt={`A tree of ${name}`} />',
  '<button aria-label="Close" />',
  '<Card title={isNew ? "New" : undefined} />',
  '<p>Größe</p>',
])('%s is found', (jsx) => {
  expect(findIn(jsx)).toBe(1)
})

test.each([
  '<p>{t("hello")}</p>',
  '<p>{t(`menu.${label}`)}</p>',
  '<p className="flex">·</p>',
  '<p>Trellis</p>',
  '<img alt="" />',
  '<a href="/about" id="main">{name}</a>',
  '<p>{isOpen && <b className="flex" />}</p>',
  '<p>404</p>',
])('%s is fine', (jsx) => {
  expect(findIn(jsx)).toBe(0)
})

/** Every screen is read: on a busy machine that takes longer than a test usually may. */
const LONGEST_READ_MS = 60_000

test('no screen has words of its own: all of them stand in the messages', {
  timeout: LONGEST_READ_MS,
}, () => {
  const found = readSources(/\.tsx$/).flatMap((file) =>
    findHardCodedText(file.tree).map(
      (node) =>
        `${file.name}:${findLine(file, node)} ${file.text.slice(node.start).split('\n')[0]?.slice(0, 60)}`,
    ),
  )
  expect(found).toEqual([])
})
