import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeXlsx } from './write-xlsx.ts'

function readSheet(lines: (string | number | null)[][]): string {
  const files = unzipSync(writeXlsx({ lines, headRows: 1, headColumns: 2 }))
  expect(Object.keys(files).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ])
  return strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())
}

test('texts are texts, also those that look like formulas, and numbers are numbers', () => {
  const sheet = readSheet([['Name'], ['=1+1 & "<x>"', 17.5, null, '']])
  expect(sheet).toContain('<c r="A1" s="1" t="inlineStr"><is><t xml:space="preserve">Name</t></is></c>')
  expect(sheet).toContain(
    '<c r="A2" s="2" t="inlineStr"><is><t xml:space="preserve">=1+1 &amp; &quot;&lt;x&gt;&quot;</t>',
  )
  expect(sheet).toContain('<c r="B2"><v>17.5</v></c></row>')
  expect(sheet).not.toContain('<f>')
})

test('control characters and half pairs, which no XML may hold, are left out; columns go on after Z', () => {
  const sheet = readSheet([['', ...Array.from({ length: 26 }, () => ''), 'a\u0000b\uD800c😀']])
  expect(sheet).toContain('<c r="AB1" s="1" t="inlineStr"><is><t xml:space="preserve">abc😀</t>')
})
