/** Hands a text to the reader as a file. In a table a byte order mark tells spreadsheets that it is UTF-8. */
export function downloadText(text: string, fileName: string, mediaType = 'text/csv;charset=utf-8') {
  const url = URL.createObjectURL(
    new Blob([mediaType.startsWith('text/csv') ? '\uFEFF' : '', text], { type: mediaType }),
  )
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
