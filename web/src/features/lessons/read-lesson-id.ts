const LARGEST_ID = 2_147_483_647

/** The lesson that an address names; null when it can be none, so that nobody needs to be asked. */
export function readLessonId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= LARGEST_ID ? id : null
}
