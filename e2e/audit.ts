import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { rememberColors } from '../web/src/testing/remember-colors.ts'

declare global {
  interface Window {
    axe?: typeof axe
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
    await page.evaluate(`${axe.source};(${rememberColors})(axe)`)
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
