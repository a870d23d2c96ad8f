import katex, { ParseError } from 'katex'

/** TeX that nobody wrote by hand: it would keep a browser busy for nothing. */
const LONGEST_FORMULA = 5000
/** In units of the letter m; a larger rule or space would push everything else off the page. */
const LARGEST_SIZE_EM = 30

type Drawn = { ok: true; html: string } | { ok: false; reason: string }

/**
 * A formula as MathML, which every browser draws and every screen reader speaks by itself: no styles, no fonts to
 * wait for, a tenth of the size of drawn boxes. KaTeX's note with the TeX source is left out: DOMPurify refuses it.
 * The curriculum is held to strict LaTeX, a learner's own text is not.
 */
export function drawFormula(tex: string, isBlock: boolean, isStrict: boolean): Drawn {
  if (tex.length > LONGEST_FORMULA) return { ok: false, reason: 'The formula is too long' }
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: isBlock,
      strict: isStrict ? 'error' : 'ignore',
      throwOnError: true,
      maxSize: LARGEST_SIZE_EM,
      // Commands that would lead elsewhere are shown by their name; KaTeX's red cannot be read in the dark.
      errorColor: 'currentcolor',
    })
    return { ok: true, html: takeMathMl(html) }
  } catch (error) {
    // Brackets nested thousands deep exhaust the stack before KaTeX has an opinion.
    if (error instanceof ParseError || error instanceof RangeError)
      return { ok: false, reason: error.message }
    throw error
  }
}

function takeMathMl(html: string): string {
  return html
    .replace(/^<span class="katex">|<\/span>$/g, '')
    .replace(/<semantics>([\s\S]*?)<annotation[\s\S]*?<\/annotation><\/semantics>/, '$1')
    .replace(' xmlns="http://www.w3.org/1998/Math/MathML"', '')
}
