import { deflateSync } from 'node:zlib'
import { writePdf } from '#server/testing/hostile-pdfs.ts'
import { packZip } from '#server/testing/hostile-zips.ts'

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
const FONT = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>'
const page = (contents: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${FONT} /Contents ${contents} >>`

const pack = (commands: string): Buffer => {
  const packed = deflateSync(commands, { level: 1 })
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])
}

/** All pages show the same commands, which are unpacked and read for each of them. */
const repeatPages = (count: number, commands: string) =>
  writePdf([
    CATALOG,
    `<< /Type /Pages /Count ${count} /Kids [${Array.from({ length: count }, (_, n) => `${n + 4} 0 R`).join(' ')}] >>`,
    pack(commands),
    ...Array.from({ length: count }, () => page('3 0 R')),
  ])

/** PDFs that are whole, and far too much work. */
export const EXHAUSTING_PDFS: Record<string, () => Uint8Array> = {
  'three thousand pages of empty commands': () => repeatPages(3_000, 'q Q '.repeat(250_000)),
  'a page of four million letters': () =>
    repeatPages(1, `BT /F1 9 Tf ${'(a) Tj 9 9 Td '.repeat(2_000_000)}${'(a) Tj '.repeat(2_000_000)}ET`),
  'a page of one word of 60 MB': () => repeatPages(1, `BT /F1 9 Tf (${'a'.repeat(60_000_000)}) Tj ET`),
  'brackets a million deep': () => repeatPages(1, `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)} TJ`),
  'a tree of pages a hundred thousand deep': () =>
    writePdf([
      CATALOG,
      ...Array.from(
        { length: 100_000 },
        (_, n) => `<< /Type /Pages /Count 1 /Kids [${n + 3} 0 R] ${n > 0 ? `/Parent ${n + 1} 0 R` : ''} >>`,
      ),
      page('3 0 R'),
    ]),
  'a form that shows itself': () =>
    writePdf([
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >> /Contents 5 0 R >>',
      Buffer.from(
        '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 4 0 R >> >> /Length 14 >>\nstream\n/X Do /X Do   \nendstream',
      ),
      pack('/X Do /X Do'),
    ]),
}

const docx = (body: string) =>
  packZip([
    { name: '[Content_Types].xml', content: Buffer.from('<Types/>') },
    { name: 'word/document.xml', content: Buffer.from(`<w:document><w:body>${body}</w:body></w:document>`) },
  ])
const SAID = '<w:r><w:t>a</w:t></w:r>'
/** Just below the largest part that is read. */
const fill = (piece: string) => piece.repeat(Math.floor(29_000_000 / piece.length))

/** Word files that are whole, and far too much work; the words between keep them from looking like air. */
export const EXHAUSTING_DOCX: Record<string, () => Uint8Array> = {
  'a document of paragraphs of one letter': () => docx(fill(`<w:p>${SAID}</w:p>`)),
  'a paragraph of a million runs': () => docx(`<w:p>${fill(SAID)}</w:p>`),
  'a table of a million cells': () =>
    docx(`<w:tbl><w:tr>${fill(`<w:tc><w:p>${SAID}</w:p></w:tc>`)}</w:tr></w:tbl>`),
  'tables in tables': () => docx(`${'<w:tbl><w:tr><w:tc>'.repeat(5_000)}<w:p>${SAID}</w:p>`),
  'a mark of a million attributes': () =>
    docx(`<w:p ${Array.from({ length: 1_000_000 }, (_, n) => `w:a${n}="${n}"`).join(' ')}>${SAID}</w:p>`),
  'marks that are never closed': () => docx(fill('<w:p><w:r><w:t>a')),
  'references to letters': () => docx(`<w:p><w:r><w:t>${fill('&#x61;&amp;')}</w:t></w:r></w:p>`),
}
