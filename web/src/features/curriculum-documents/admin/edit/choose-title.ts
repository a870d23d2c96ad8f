/** A title that somebody typed stays; one that a file before had given goes with that file's text. */
export function chooseTitle(typed: string, ofFormerFile: string, ofFile: string): string {
  const current = typed.trim()
  return current === '' || current === ofFormerFile.trim() ? ofFile : typed
}
