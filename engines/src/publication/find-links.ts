import type { ContactDetail } from './contact-detail.ts'
import { findAll } from './find-all.ts'
import { SAID_DOT } from './said-dot.ts'

/** Endings that are no words: what stands before them is a place on the net. */
const ENDINGS =
  'com|net|org|edu|gov|info|biz|io|gg|tv|app|dev|xyz|online|site|shop|club|website|blog|tech|ly|de|fr|es|uk|ca|mx|cn|ch|nl|pl|eu|br|ar|cl|pe|ru|jp|kr|au|nz|se|dk|fi|ie|pt|gr|cz|tk|ai|fm'
/** Endings that are words, too: they count behind a name that is known, or before a path. */
const WORDY_ENDINGS =
  'me|in|it|at|be|is|as|no|so|am|us|to|my|co|cc|la|id|sh|st|page|link|live|world|fun|games?|chat|social'
const KNOWN =
  'youtu\\.be|t\\.me|wa\\.me|paypal\\.me|snapchat\\.to|linktr\\.ee|discord\\.me|redd\\.it|about\\.me'
const LABELS = '(?:[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,40})\\.){1,4}'
const PATH = '(?:[/?#:][^\\s<>"]{0,300})?'
/** `console.info(` is a line of a program, `main.de` at the end of a name goes on. */
const NOT_FURTHER = '(?![\\p{L}\\p{N}(=_@-]|\\.[\\p{L}\\p{N}])'

const ADDRESS = /(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>"]{2,300}/giu
const BARE = new RegExp(`(?<![\\p{L}\\p{N}@._/-])${LABELS}(?:${ENDINGS})${NOT_FURTHER}${PATH}`, 'giu')
const KNOWN_PLACE = new RegExp(`(?<![\\p{L}\\p{N}@._/-])(?:${KNOWN})\\b${PATH}`, 'giu')
const WITH_PATH = new RegExp(`(?<![\\p{L}\\p{N}@._/-])${LABELS}(?:${WORDY_ENDINGS})/[^\\s<>"]{1,300}`, 'giu')
const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}_-])([\\p{L}\\p{N}_-]{2,40})${SAID_DOT}(?:com|net|org|edu|info|io|gg|tv|de|fr|es|uk|ca|mx|ch|cn)(?![\\p{L}\\p{N}])`,
  'giu',
)
const ARTICLES =
  /^(?:the|a|an|this|that|each|every|one|big|black|first|la|le|les|el|los|un|une|una|der|die|das|ein|red|blue|any)$/i

const isPlace = ({ 0: match }: RegExpExecArray) =>
  /\p{L}/u.test(match.split('.')[0] ?? '') &&
  !/^(?:asp|socket|system|math|console|self|this|vb|ado)\./i.test(match)

export const findLinks = (text: string): ContactDetail[] => [
  ...findAll(text, 'link', ADDRESS),
  ...findAll(text, 'link', BARE, isPlace),
  ...findAll(text, 'link', KNOWN_PLACE),
  ...findAll(text, 'link', WITH_PATH, isPlace),
  ...findAll(text, 'link', SAID, ({ 1: name = '' }) => !ARTICLES.test(name)),
]
