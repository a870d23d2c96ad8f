export const words = import.meta.glob<Record<string, unknown>>('../de/*.json', { import: 'default' })
