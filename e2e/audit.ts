import type { Page } from '@playwright/test'
import axe from 'axe-core'

type Color = { r: number; g: number; b: number; alpha: number }
type ColorClass = { prototype: Color & { parseString: (this: Color, text: string) => Color } }

declare global {
  interface Window {
    axe?: typeof axe & { commons: { color: { Color: ColorClass } } }
  }
}

/** A page has few colors on thousands of elements, and reading them took a third of axe's time: each is read once. */
function rememberColors() {
  const color = window.axe?.commons.color.Color.prototype
  if (!color) throw new Error('axe reads its colours elsewhere')
  const read = color.parseString
  const known = new Map<string, Color>()
  color.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text)
    known.set(text, { r, g, b, alpha })
    return Object.assign(this, { r, g, b, alpha })
  }
}

export type Audit = {
  /** What axe looks at, where not the whole page. */
  within?: string
  rules?: readonly string[]
}

/** The faults that axe finds, each as its rule and the elements at fault. */
export async function findFaults(page: Page, { within, rules }: Audit = {}): Promise<string[][]> {
  // It stays until the next document: to bring it anew for every look takes as long as a small audit.
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axe.source};(${rememberColors})()`)
  return page.evaluate(
    async ({ within, rules }) => {
      if (!window.axe) throw new Error('axe is not there')
      const { violations } = await window.axe.run(within === undefined ? document : { include: [within] }, {
        // Told to list faults only, it does not describe every element that is sound.
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
      })
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])
    },
    { within, rules },
  )
}
