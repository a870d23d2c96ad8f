export const words = import.meta.glob<Record<string, unknown>>('../fr/*.json', { import: 'default' })
