import { strToU8, zipSync } from 'fflate'

type DocxParagraph = { text: string; style?: string; isItem?: boolean }

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A Word file; `more` goes into its body as it is. */
export function makeDocx(paragraphs: readonly DocxParagraph[], more = ''): Uint8Array {
  const body = paragraphs.map(({ text, style, isItem = false }) => {
    const marks = [style && `<w:pStyle w:val="${style}"/>`, isItem && '<w:numPr/>'].filter(Boolean).join('')
    return `<w:p><w:pPr>${marks}</w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`
  })
  return packDocx(`<w:document ${WORD}><w:body>${body.join('')}${more}</w:body></w:document>`)
}

/** With styles named as a German Word names them. */
export function packDocx(documentXml: string): Uint8Array {
  const styles = `<w:styles ${WORD}><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style><w:style w:styleId="berschrift2"><w:name w:val="heading 2"/></w:style></w:styles>`
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'word/document.xml': strToU8(documentXml),
    'word/styles.xml': strToU8(styles),
  })
}

export type PdfLine = { text: string; sizePt?: number; y: number }

/** A PDF with the given lines on its pages; without any, pages that show nothing, as those of a scan. */
export function makePdf(pages: readonly (readonly PdfLine[])[], trailer = ''): Uint8Array {
  const objects: string[] = []
  const add = (content: string) => objects.push(content)
  const kids = pages.map((_, n) => `${4 + 2 * n} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`)
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>')
  for (const [n, lines] of pages.entries()) {
    const drawn = lines.map(
      ({ text, sizePt = 11, y }) =>
        `BT /F1 ${sizePt} Tf 1 0 0 1 72 ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`,
    )
    const stream = drawn.join('\n')
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * n} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    add(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
  }
  let file = '%PDF-1.4\n'
  const places = objects.map((content, n) => {
    const place = file.length
    file += `${n + 1} 0 obj\n${content}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}
