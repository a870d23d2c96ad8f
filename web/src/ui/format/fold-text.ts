/** For comparing what people type with what is written: no accents, no upper case. */
export function foldText(text: string) {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}
