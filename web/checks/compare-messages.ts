type Words = Map<string, string>

/** Every message by its key, with a dot between the levels. */
export function flattenWords(messages: object, prefix = ''): Words {
  return new Map(
    Object.entries(messages).flatMap(([name, value]): [string, string][] =>
      typeof value === 'object' && value !== null
        ? [...flattenWords(value, `${prefix}${name}.`)]
        : [[`${prefix}${name}`, String(value)]],
    ),
  )
}

const PLURAL = /^(?<base>.*)_(?:one|other)$/

/** What a language has to say, each with the English that it says: as many plural forms as the language itself has. */
export function listWanted(english: Words, language: string): Words {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return new Map(
    [...english].flatMap(([key, text]): [string, string][] => {
      const base = PLURAL.exec(key)?.groups?.base
      if (base === undefined || !english.has(`${base}_other`)) return [[key, text]]
      const other = english.get(`${base}_other`) ?? text
      return pluralCategories.map((form) => [`${base}_${form}`, english.get(`${base}_${form}`) ?? other])
    }),
  )
}

/** Names that are filled in, and tags around words: what the code hands over and must find again. */
export function listHoles(text: string): string[] {
  return [...text.matchAll(/\{\{.*?\}\}|<\/?\w+>/g)].map(([hole]) => hole).sort()
}

/** What is wrong with one file of a language, in lines for a developer. */
export function compareMessages(english: Words, other: Words, language: string): string[] {
  const wanted = listWanted(english, language)
  return [
    ...[...wanted].flatMap(([key, text]) => {
      const said = other.get(key)
      if (said === undefined) return [`${key} is missing`]
      if (said.trim() === '' && text.trim() !== '') return [`${key} is empty`]
      return hasSameHoles(key, text, said)
        ? []
        : [`${key} has ${listHoles(said)} instead of ${listHoles(text)}`]
    }),
    ...[...other.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is nobody's`),
  ]
}

/** Where a form stands for one number alone, the number may be a word. */
function hasSameHoles(key: string, english: string, said: string): boolean {
  const isOneNumber = /_(?:zero|one)$/.test(key)
  const drop = (holes: string[]) => (isOneNumber ? holes.filter((hole) => !/^\{\{count\b/.test(hole)) : holes)
  return drop(listHoles(english)).join(' ') === drop(listHoles(said)).join(' ')
}
