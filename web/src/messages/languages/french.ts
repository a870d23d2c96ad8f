import * as z from 'zod/mini'

export const words = import.meta.glob<Record<string, unknown>>('../fr/*.json', { import: 'default' })
export const issues = z.locales.fr
