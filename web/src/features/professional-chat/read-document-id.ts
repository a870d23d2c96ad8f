export function readDocumentId({ document }: { document?: unknown }): number | null {
  return /^[1-9]\d{0,8}$/.test(String(document)) ? Number(document) : null
}
