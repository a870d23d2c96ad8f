/** Phrases of a language and what they are in the English that the readers know, in the order they are tried. */
export type LanguageTable = { phrases: [RegExp, string][]; numbers: string[] }
