import type { CustomTypeOptions, i18n } from 'i18next'

// Stands in for the package's own types (`paths` in web/tsconfig.json), which work out the keys of all namespaces anew
// at each use: that was two thirds of the time it took to check the browser's code. The same keys are known here, once.

type Resources = CustomTypeOptions['resources']
export type Namespace = keyof Resources & string

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${Plural}` ? Base : Key

type KeysOf<Messages> = {
  [Key in keyof Messages & string]: Messages[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${KeysOf<Messages[Key]>}`
}[keyof Messages & string]

type Keys = { [Name in Namespace]: KeysOf<Resources[Name]> }
type PrefixedKeys = { [Name in Namespace]: `${Name}:${Keys[Name]}` }

/** What can be said: the words of the first namespace by their keys, those of the others with the name in front. */
type KeyIn<Names extends Namespace | readonly Namespace[]> = Names extends Namespace
  ? Keys[Names] | PrefixedKeys[Names]
  : Names extends readonly [infer First extends Namespace, ...Namespace[]]
    ? Keys[First] | PrefixedKeys[Names[number]]
    : never

export type TFunction<Names extends Namespace | readonly Namespace[] = 'common'> = (
  key: KeyIn<Names>,
  options?: Record<string, unknown>,
) => string

export function useTranslation<const Names extends Namespace | readonly Namespace[] = 'common'>(
  names?: Names,
): { t: TFunction<Names>; i18n: i18n }

export const initReactI18next: { type: '3rdParty'; init: (instance: i18n) => void }
