import { cleanHtml } from '../rich-text/clean-html.ts'
import { sayElement } from './say-element.ts'

/** Curriculum text in words, formulas included: browsers name a control by the bare signs, "34" for three quarters. */
export function sayHtml(html: string): string {
  const box = document.createElement('div')
  box.innerHTML = cleanHtml(html)
  return sayElement(box)
}
