import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keepDrawing, nameFiles, readIconFiles } from '../../direct-icons-plugin.ts'

const INDEX = `
export { default as Trash, default as Trash2, default as TrashIcon } from './icons/trash.mjs';
export { default as X, default as XIcon } from './icons/x.mjs';
export { default as Icon } from './Icon.mjs';
`

test('each name of an icon leads to its file, and what is no icon to none', () => {
  expect([...readIconFiles(INDEX)]).toEqual([
    ['Trash', 'trash'],
    ['Trash2', 'trash'],
    ['TrashIcon', 'trash'],
    ['X', 'x'],
    ['XIcon', 'x'],
  ])
})

test('an import names the files, by whatever name the icon has here; types stay types', () => {
  const code = "import {\n  Trash2,\n  type LucideIcon,\n  X as Close,\n} from 'lucide-react'\nlet a = Close"
  expect(nameFiles(code, readIconFiles(INDEX))).toBe(
    [
      "import Trash2 from 'lucide-react/icons/trash'",
      "import type { LucideIcon } from 'lucide-react'",
      "import Close from 'lucide-react/icons/x'\nlet a = Close",
    ].join('; '),
  )
})

test('of an icon its drawing is kept, and nothing else', () => {
  const file = import.meta.resolve('lucide-react').replace(/\/cjs\/.*$/, '/esm/icons/circle-check.mjs')
  const code = readFileSync(new URL(file), 'utf8')
  expect(code).toMatch(/name: "circle-check"[\s\S]*aliases:/)
  const bare = keepDrawing(code)
  expect(bare).not.toMatch(/\b(?:name|size|aliases):|\.node;/)
  expect(bare).toContain('["path", { d:')
  expect(bare).toMatch(/ {2}node: \[[\s\S]+\]\n\};\nconst CircleCheck = createLucideIcon/)
})
