import * as z from 'zod/mini'

export const words = import.meta.glob<Record<string, unknown>>('../es/*.json', { import: 'default' })
export const issues = z.locales.es
