/** What the product speaks, as documented. The first is what it speaks to who has chosen nothing. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'zh'] as const
