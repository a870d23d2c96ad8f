import { getDocumentProxy } from 'unpdf'
import { arrangeLines, type PrintedLine } from './arrange-lines.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Fewer letters on a page than this are a stamp on a picture of it. */
const FEWEST_LETTERS_A_PAGE = 10
const MOST_PAGES = 3_000
/** Twice what the format's own programs can show: 400 inches. */
const LARGEST_SIDE_PT = 28_800
/** So many pages of a file that is only kept are looked at. */
const PAGES_CHECKED = 20

type Item = { str: string; transform: number[]; hasEOL: boolean }

/** The text of a PDF, page by page until there is more than is wanted. */
export async function readPdf(file: Uint8Array, longest: number): Promise<string> {
  const pdf = await open(file)
  const pages: PrintedLine[][] = []
  let letters = 0
  try {
    for (let number = 1; number <= pdf.numPages && letters <= longest; number++) {
      const page = await openPage(pdf, number)
      const { items } = await page.getTextContent()
      const lines = toLines(items.filter((item): item is typeof item & Item => 'str' in item))
      letters += lines.reduce((sum, { text }) => sum + text.length, 0)
      pages.push(lines)
      page.cleanup()
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('pdfDamaged')
  }
  if (letters < FEWEST_LETTERS_A_PAGE * Math.min(pages.length, 3)) throw new UnreadableFile('pdfScanned')
  return arrangeLines(pages)
}

/** Says what is wrong with a PDF that others shall open; its pages may be pictures. */
export async function checkPdf(file: Uint8Array): Promise<string> {
  const pdf = await open(file)
  try {
    for (let number = 1; number <= Math.min(pdf.numPages, PAGES_CHECKED); number++) {
      const page = await openPage(pdf, number)
      await page.getTextContent()
      page.cleanup()
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('pdfDamaged')
  }
  return ''
}

async function openPage(pdf: Pdf, number: number) {
  const page = await pdf.getPage(number)
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  const longest = Math.max(Math.abs(right - left), Math.abs(top - bottom)) * page.userUnit
  if (!(longest <= LARGEST_SIDE_PT)) throw new UnreadableFile('pdfPagesTooLarge')
  return page
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

async function open(file: Uint8Array): Promise<Pdf> {
  let pdf: Pdf
  try {
    // Fonts, pictures and scripts are of no use here; nothing is fetched, nothing is run.
    pdf = await getDocumentProxy(file, { verbosity: 0, disableFontFace: true, stopAtErrors: false })
  } catch (error) {
    const isProtected = error instanceof Error && error.name === 'PasswordException'
    throw new UnreadableFile(isProtected ? 'pdfLocked' : 'pdfDamaged')
  }
  if (!(pdf.numPages >= 1)) throw new UnreadableFile('pdfDamaged')
  if (pdf.numPages > MOST_PAGES) throw new UnreadableFile('pdfTooManyPages')
  return pdf
}

function toLines(items: readonly Item[]): PrintedLine[] {
  const lines: PrintedLine[] = []
  let current: PrintedLine | null = null
  const end = () => {
    const text = current?.text.replace(/\s+/g, ' ').trim()
    if (current && text) lines.push({ ...current, text })
    current = null
  }
  for (const { str, transform, hasEOL } of items) {
    const [, , c = 0, d = 0, , y = 0] = transform
    const sizePt = Math.hypot(c, d)
    if (current && Math.abs(current.y - y) > 0.5 * Math.max(sizePt, current.sizePt)) end()
    if (str.trim() !== '') {
      current ??= { text: '', sizePt, y }
      // A raised number does not make a line smaller.
      current.sizePt = Math.max(current.sizePt, sizePt)
    }
    if (current) current.text += str
    if (hasEOL) end()
  }
  end()
  return lines
}
