import { MEGABYTE } from '../../megabyte.ts'

/** Tables that exhaust whoever reads them, of so many bytes at most. */
export const makeHostileTables = (largestBytes: number): Record<string, () => Buffer> => {
  const fill = (piece: string) => Buffer.from(piece.repeat(Math.floor(largestBytes / piece.length)))
  return {
    'a million cells in one row': () => fill(',').subarray(0, MEGABYTE),
    'a million rows': () => fill('a,b\n'),
    'empty rows': () => fill('\n'),
    'one cell as large as the file': () => Buffer.from(`"${'a'.repeat(largestBytes - 4)}",b`),
    'a quote that is never closed': () =>
      Buffer.from(`"${'a,b\n'.repeat(Math.floor((largestBytes - 2) / 4))}`),
    'quotes and nothing else': () => fill('"'),
    'every separator in turn': () => fill(',;\t|'),
    'rows of open tags': () => fill('<b><i><b><i>,<p><p>\n'),
    'formulas of spreadsheets': () =>
      fill('=HYPERLINK("http://127.0.0.1/"&A1),@SUM(1+1)*cmd|\' /C calc\'!A0\n'),
    'a header of all names again and again': () => fill('front,back,username,email,'),
    'lines of Anki itself': () => fill('#separator:tab\n#html:true\n#tags column:3\n#deck:x\n'),
    'one cell of all the tags': () => Buffer.from(`a,b,"${'tag,'.repeat(Math.floor(largestBytes / 4) - 2)}"`),
    'wide letters': () => Buffer.from(`\ufeff${'é,中\n'.repeat(Math.floor(largestBytes / 10))}`, 'utf16le'),
  }
}
