import type { ContactDetail } from './contact-detail.ts'
import { findAll } from './find-all.ts'

const CAPITAL = "\\p{Lu}[\\p{L}'’.-]{1,24}"
const AMERICAN = new RegExp(
  `(?<![\\p{L}\\p{N}.,/-])\\d{1,5}[A-Za-z]?\\s(?:[NSEW]\\.?\\s|(?:North|South|East|West)\\s)?(?:(?:${CAPITAL}|\\d{1,3}(?:st|nd|rd|th))\\s){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Circle|Cir|Way|Place|Pl|Terrace|Ter|Parkway|Pkwy|Highway|Hwy|Square|Sq|Trail|Close|Crescent)(?![\\p{L}\\p{N}])`,
  'gu',
)
/** As children write it. Of what is counted on a street neither article nor unit is its name. */
const SMALL =
  /(?<![\p{L}\p{N}.,/-])\d{1,5}[a-z]?\s([\p{L}'’.-]{2,24})(?:\s([\p{L}'’.-]{2,24}))?\s(?:street|avenue|road|lane|drive|boulevard|blvd)(?![\p{L}\p{N}])/giu
const NO_NAME =
  /^(?:the|an?|of|in|on|down|per|this|that|my|our|your|his|her|their|its|to|each|every|from|for|and|or|by|miles?|km|kilometers?|meters?|feet|people|cars?|houses?|new|long|short|wide|busy|wet|dry|icy|different|same|other|more|disk|hard|flash|test|bus|traffic|fast|slow|two|three|street|road|main\.)$/iu
const isNamed = ({ 1: first = '', 2: second }: RegExpExecArray) =>
  !NO_NAME.test(first) && !(second !== undefined && NO_NAME.test(second))

const BOX =
  /(?<![\p{L}])(?:P\.?\s?O\.?\s?Box|Postfach|Apartado(?: de correos)?|Bo[iî]te postale|BP)\s\d{2,6}(?!\d)/giu
const TOWN =
  /(?<![\p{L}])\p{Lu}[\p{L}'’.-]{1,24}(?:\s\p{Lu}[\p{L}'’.-]{1,24}){0,2},\s[A-Z]{2}\s\d{5}(?:-\d{4})?(?!\d)/gu
const BRITISH = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[ABD-HJLNP-UW-Z]{2}(?![\p{L}\p{N}])/gu

const GERMAN =
  /(?<![\p{L}])(?:(?:\p{Lu}[\p{L}.-]{1,30}[\s-]){0,2}\p{Lu}[\p{L}-]{1,30}(?:stra(?:ß|ss)e|str\.|weg|platz|allee|gasse|damm|ufer|straat|laan|plein|gracht|kade)|(?:\p{Lu}[\p{L}.-]{1,30}[\s-]){1,2}(?:Stra(?:ß|ss)e|Str\.|Weg|Platz|Allee|Gasse))\s\d{1,4}\s?[a-z]?(?![\p{L}\p{N}.,]\d|\p{L}|\d)/gu
const NO_STREET =
  /(?:^|\s)(?:Sitz|Park|Arbeits|Spiel|Um|Aus|Fuß|Rad|Lebens|Lösungs|Rechen|Schul|Speicher|Start)(?:platz|weg)\s/u
const FRENCH =
  /(?<![\p{L}\p{N}.,/-])\d{1,4}(?:\s?(?:bis|ter))?,?\s(?:rue|avenue|av\.|boulevard|bd\.?|place|chemin|all[ée]e|impasse|quai|route)\s(?:[\p{Ll}]{1,6}['’\s]\s?){0,3}\p{Lu}[\p{L}'’-]{1,30}/gu
const SPANISH =
  /(?<![\p{L}])(?:[Cc]alle|[Cc]\/|[Aa]venida|[Aa]vda\.?|[Pp]aseo|[Pp]laza|[Cc]amino|[Cc]arrera|Via|Viale|Piazza|Rua)\s?(?:(?:de|del|la|las|los|el|di|da|do)\s){0,3}\p{Lu}[\p{L}'’-]{1,30}(?:\s[\p{L}'’-]{1,30}){0,4},?\s(?:n[.ºo°]{0,2}\s?)?\d{1,4}(?![\p{N}]|\s?(?:de|años|veces|km|m)(?!\p{L}))/gu
const CHINESE =
  /[\u4e00-\u9fff]{2,10}(?:路|街|大道|巷|胡同|弄)\s?\d{1,5}\s?[号號弄]|[\u4e00-\u9fff]{2,10}(?:小区|花园)\s?\d{1,4}\s?(?:栋|号楼|单元)/gu

export const findStreetAddresses = (text: string): ContactDetail[] => [
  ...findAll(text, 'address', AMERICAN),
  ...findAll(text, 'address', SMALL, isNamed),
  ...findAll(text, 'address', BOX),
  ...findAll(text, 'address', TOWN),
  ...findAll(text, 'address', BRITISH),
  ...findAll(text, 'address', GERMAN, ({ 0: match }) => !NO_STREET.test(match)),
  ...findAll(text, 'address', FRENCH),
  ...findAll(text, 'address', SPANISH),
  ...findAll(text, 'address', CHINESE),
]
