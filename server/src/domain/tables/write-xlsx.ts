import { strToU8, zipSync } from 'fflate'
import type { FileAnswer } from '#contract/file-answer.ts'
import type { CsvCell } from './write-csv.ts'

const OOXML = 'http://schemas.openxmlformats.org'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = `xmlns="${OOXML}/spreadsheetml/2006/main"`
const RELATIONS = `${OOXML}/officeDocument/2006/relationships`
const MEDIA = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
/** Style 1 is bold, style 2 says that a text stays text, also when somebody edits the cell. */
const STYLES = `<styleSheet ${MAIN}><fonts count="2"><font/><font><b/></font></fonts>
<fills count="1"><fill/></fills><borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`

type Sheet = {
  lines: readonly (readonly CsvCell[])[]
  /** Rows and columns that stay in sight. */
  headRows: number
  headColumns: number
}

/** A workbook of one sheet. Texts are kept as texts, so nothing in it is calculated when it is opened. */
export function writeXlsx(sheet: Sheet): Uint8Array {
  const files = {
    '[Content_Types].xml': `<Types xmlns="${OOXML}/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${MEDIA}.sheet.main+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${MEDIA}.styles+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${MEDIA}.worksheet+xml"/></Types>`,
    '_rels/.rels': relate([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relate([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATIONS}"><sheets><sheet name="Gradebook" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/styles.xml': STYLES,
    'xl/worksheets/sheet1.xml': writeSheet(sheet),
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(HEAD + text)])),
  )
}

export const toXlsxFile = (name: string, sheet: Sheet): FileAnswer => ({
  name,
  contentType: `${MEDIA}.sheet`,
  content: writeXlsx(sheet),
})

function relate(parts: [kind: string, target: string][]): string {
  const lines = parts.map(
    ([kind, target], place) =>
      `<Relationship Id="rId${place + 1}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${OOXML}/package/2006/relationships">${lines.join('')}</Relationships>`
}

function writeSheet({ lines, headRows, headColumns }: Sheet): string {
  const topLeft = `${nameColumn(headColumns)}${headRows + 1}`
  const rows = lines.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((cell, column) => writeCell(cell, `${nameColumn(column)}${row + 1}`, row < headRows)).join('')}</row>`,
  )
  return `<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane xSplit="${headColumns}" ySplit="${headRows}" topLeftCell="${topLeft}" activePane="bottomRight" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="14" defaultRowHeight="15"/><sheetData>${rows.join('')}</sheetData></worksheet>`
}

function writeCell(value: CsvCell, at: string, isHead: boolean): string {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return `<c r="${at}"${isHead ? ' s="1"' : ''}><v>${value}</v></c>`
  return `<c r="${at}" s="${isHead ? 1 : 2}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

/** 0 is A, 26 is AA. */
function nameColumn(column: number): string {
  const rest = String.fromCharCode(65 + (column % 26))
  return column < 26 ? rest : nameColumn(Math.floor(column / 26) - 1) + rest
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Control characters may stand in no XML at all. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
}
