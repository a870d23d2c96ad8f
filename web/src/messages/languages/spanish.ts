export const words = import.meta.glob<Record<string, unknown>>('../es/*.json', { import: 'default' })
