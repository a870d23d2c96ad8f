import fc from 'fast-check'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { drawFormula } from '#engines/formulas/draw-formula.ts'
import { SAFE_IN_OWN_TEXT } from '../rich-text/clean-html.ts'
import { readAddress, renderMarkdown } from './render-markdown.ts'

const words = { done: 'Done', open: 'Not done', broken: 'Not "ready"' }

function draw(tex: string, isBlock: boolean): string | null {
  const drawn = drawFormula(tex, isBlock, false)
  return drawn.ok ? drawn.html : null
}

function render(text: string, as: 'block' | 'line' = 'block'): string {
  return renderMarkdown({ text, as, headingsFrom: 3, words, drawFormula: draw }).trim()
}

const TAGS =
  /^(?:h[3-6]|p|br|hr|strong|em|del|ul|ol|li|blockquote|pre|code|a|span|table|thead|tbody|tr|th|td|math|m[a-z]+)$/
const ATTRIBUTES: Record<string, RegExp> = {
  href: /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i,
  target: /^_blank$/,
  rel: /^noopener noreferrer$/,
  class: /^(?:task|task task-done|formula-broken)$/,
  role: /^img$/,
  'aria-label': /^(?:Done|Not done)$/,
  title: /^Not "ready"$/,
  align: /^(?:left|right|center)$/,
  start: /^\d+$/,
  tabindex: /^0$/,
}

/** What stands in the HTML although nobody allowed it. MathML's own attributes lead nowhere. */
function findForbidden(html: string): string[] {
  const found: string[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!TAGS.test(name)) found.push(`<${name}>`)
        for (const [attribute, value] of Object.entries(attributes)) {
          const isMath =
            /^m/.test(name) && /^[a-z]+$/.test(attribute) && !/^(?:on|href|src|style)/.test(attribute)
          if (!isMath && !ATTRIBUTES[attribute]?.test(value)) found.push(`${name} ${attribute}=${value}`)
        }
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return found
}

const NASTY = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><foreignObject><body onload=alert(1)>',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" onclick="alert(1)">x</a>',
  '<style>*{background:url(//evil.example)}</style>',
  '<form action="//evil.example"><input name="x"></form>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<details open ontoggle=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '[x](//evil.example)',
  '[x](\\\\evil.example)',
  '[x](/\\evil.example)',
  '[x](file:///etc/passwd)',
  '[x](mailto:a@b.example"onmouseover="alert(1))',
  '[x](https://a.example/"onmouseover="alert(1))',
  '[x](https://a.example \'a" onmouseover="alert(1)\')',
  '![x](https://evil.example/pixel.png)',
  '![x"onerror="alert(1)](https://evil.example/pixel.png)',
  '![x](javascript:alert(1))',
  '[ref]\n\n[ref]: javascript:alert(1)',
  '<https://a.example/"><script>alert(1)</script>',
  '<javascript:alert(1)>',
  '`<script>alert(1)</script>`',
  '```html"><script>alert(1)</script>\n<b>\n```',
  '    <script>alert(1)</script>',
  '| <script> | [x](javascript:1) |\n|---|---|\n| <img src=x onerror=1> | b |',
  '# <script>alert(1)</script>',
  '- [ ] <script>alert(1)</script>',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$',
  '$\\htmlData{a=b}{x}$ $\\htmlStyle{position:fixed}{x}$ $\\htmlClass{task}{x}$',
  '$\\includegraphics{https://evil.example/x.png}$',
  '$\\text{<script>alert(1)</script>}$',
  '$<img src=x onerror=alert(1)>$',
  '$\\unknown{"><script>alert(1)</script>}$',
  '$$\n</code><script>alert(1)</script>\n$$',
]

test.each(NASTY)('%j does nothing but stand there', (text) => {
  expect(findForbidden(render(text))).toEqual([])
  expect(findForbidden(render(text, 'line'))).toEqual([])
})

test('the guard of these tests sees what is forbidden', () => {
  const html = '<script></script><a href="javascript:1" onclick="1">x</a><mi href="x">'
  expect(findForbidden(html)).toEqual(['<script>', 'a href=javascript:1', 'a onclick=1', 'mi href=x'])
})

test('no mixture of nasty pieces gets through', () => {
  const piece = fc.oneof(
    fc.constantFrom(...NASTY),
    fc.constantFrom('"', "'", '<', '>', '&', '`', '$', '$$', '\n', '\n\n', '](', '![', '| ', '\\', ' '),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(findForbidden(render(pieces.join('')))).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['**bold** and *italic*', '<p><strong>bold</strong> and <em>italic</em></p>'],
  ['one\ntwo', '<p>one<br>two</p>'],
  ['# Top\n## Below', '<h3>Top</h3>\n<h4>Below</h4>'],
  [
    '## Part\n#### Deep\n> ## Said',
    '<h3>Part</h3>\n<h4>Deep</h4>\n<blockquote>\n<h3>Said</h3>\n</blockquote>',
  ],
  ['###### Deep', '<h3>Deep</h3>'],
  ['> quoted', '<blockquote>\n<p>quoted</p>\n</blockquote>'],
  ['1 < 2 & 3', '<p>1 &lt; 2 &amp; 3</p>'],
  ['<b>x</b>', '<p>&lt;b&gt;x&lt;/b&gt;</p>'],
  ['```\na < b\n```', '<pre tabindex="0"><code>a &lt; b\n</code></pre>'],
  [
    '[w](https://a.example/x?a=1&b=2)',
    '<p><a href="https://a.example/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">w</a></p>',
  ],
  ['[l](/lessons/5#part)', '<p><a href="/lessons/5#part">l</a></p>'],
  ['[x](javascript:alert)', '<p>x</p>'],
  [
    '![A cell](https://a.example/cell.png)',
    '<p><a href="https://a.example/cell.png" target="_blank" rel="noopener noreferrer">A cell</a></p>',
  ],
  [
    '- [x] read\n- [ ] write',
    '<ul>\n<li><span class="task task-done" role="img" aria-label="Done"></span> read</li>\n<li><span class="task" role="img" aria-label="Not done"></span> write</li>\n</ul>',
  ],
])('%j becomes %s', (text, html) => {
  expect(render(text)).toBe(html)
})

test('a line has no paragraph around it and keeps its formula', () => {
  expect(render('Is $x^2$ **even**?', 'line')).toBe(
    'Is <math><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math> <strong>even</strong>?',
  )
})

test('a table keeps its columns', () => {
  expect(render('| a | b |\n|:--|--:|\n| 1 | $x$ |')).toContain(
    '<td align="right"><math><mrow><mi>x</mi></mrow></math></td>',
  )
})

test('formulas stand in a line or on lines of their own', () => {
  expect(render('$$\n\\frac{1}{2}\n$$')).toContain('<math display="block">')
  expect(render('half: $\\frac{1}{2}$')).toContain('<math><mrow><mfrac>')
})

test.each(['It costs $5 and $10.', 'a $ b $ c', '\\$x\\$'])('%s holds no formula', (text) => {
  expect(render(text)).not.toMatch(/<math|<code/)
})

test('a formula that cannot be drawn shows its source with a gentle mark', () => {
  expect(render('so $\\frac{1}{$ is')).toBe(
    '<p>so <code class="formula-broken" title="Not &quot;ready&quot;">$\\frac{1}{$</code> is</p>',
  )
})

test('without anything that draws, a formula is shown as typed and unmarked', () => {
  expect(renderMarkdown({ text: '$x < 1$', as: 'block', headingsFrom: 3, words }).trim()).toBe(
    '<p><code>$x &lt; 1$</code></p>',
  )
})

const LONG = 50_000
test.each([
  '>',
  '- ',
  '[',
  '![',
  '*',
  '_a',
  '_a ',
  '*a* ',
  '**a ',
  '[ ',
  '[a]( ',
  '` ',
  '$x ',
  '> ',
  '> a\n',
  'a@b ',
  'www.a ',
  '~~a ',
  '`',
  '$',
  '$x',
  '\\(',
  '|a',
  '<a ',
  '&',
  '#',
  '  ',
  '- [ ] ',
])('%j over and over neither fails nor takes seconds', (piece) => {
  const before = process.threadCpuUsage()
  expect(typeof render(piece.repeat(Math.floor(LONG / piece.length)))).toBe('string')
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(4000)
})

test.each([
  `$${'{ '.repeat(2400)}$`,
  `$${'x'.repeat(6000)}$`,
  '$\\def\\a{\\a\\a}\\a$',
  '$\\rule{9999em}{9999em}$',
])('a formula made to hurt does not', (text) => {
  expect(render(text)).toMatch(/^<p>/)
})

test.each([
  ['https://a.example', { href: 'https://a.example', isOutside: true }],
  ['mailto:ann@school.example', { href: 'mailto:ann@school.example', isOutside: true }],
  ['/lessons/3', { href: '/lessons/3', isOutside: false }],
  ['//a.example', null],
  ['/\\a.example', null],
  ['lessons/3', null],
  ['http:a', null],
  ['tel:112', null],
  ['https://a.exa\nmple', null],
])('the address %s is read as %j', (href, address) => {
  expect(readAddress(href)).toEqual(address)
  if (address) expect(SAFE_IN_OWN_TEXT.test(address.href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  '//a.example',
  '\\\\a.example',
  '/\\a.example',
  'data:text/html,x',
  'tel:1',
])('the second lock refuses %s too', (value) => {
  expect(SAFE_IN_OWN_TEXT.test(value)).toBe(false)
})
