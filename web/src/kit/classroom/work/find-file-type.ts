import { CLASS_FILE_TYPES } from '#contract/classroom/class-files.ts'

type FileType = (typeof CLASS_FILE_TYPES)[number]

const BY_ENDING: Record<string, FileType> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/** As the device says, or by the ending where it says nothing; the server looks at the bytes. */
export function findFileType({ name, type }: { name: string; type: string }): FileType | null {
  const said = CLASS_FILE_TYPES.find((one) => one === type.split(';')[0])
  return said ?? BY_ENDING[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? null
}
