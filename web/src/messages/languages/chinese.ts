export const words = import.meta.glob<Record<string, unknown>>('../zh/*.json', { import: 'default' })
