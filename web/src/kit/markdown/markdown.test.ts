import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './markdown.tsx'

test('until it is drawn a text stands as typed, without the links that were put into it', () => {
  const draw = (props: { text: string; undrawn?: string }) =>
    renderToStaticMarkup(createElement(Markdown, props))
  expect(draw({ text: 'Rain falls. **Often.**' })).toContain('Rain falls. **Often.**')
  const cited = draw({ text: 'Rain falls. [\\[1\\]](</lessons/4>)', undrawn: 'Rain falls. [1]' })
  expect(cited).toContain('Rain falls. [1]')
  expect(cited).not.toContain('/lessons/4')
})
