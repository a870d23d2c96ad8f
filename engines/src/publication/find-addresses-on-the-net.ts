import type { ContactDetail } from './contact-detail.ts'
import { findAll } from './find-all.ts'

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
const DOT =
  '\\s{0,2}(?:[\\[({]\\s?(?:dot|punto|point|punkt|点|\\.)\\s?[\\])}]|\\s(?:dot|punto|point|punkt)\\s)\\s{0,2}'
const SAID = new RegExp(
  `(?<![\\p{L}\\p{N}_-])([\\p{L}\\p{N}_-]{2,40})${DOT}(?:com|net|org|edu|info|io|gg|tv|de|fr|es|uk|ca|mx|ch|cn)(?![\\p{L}\\p{N}])`,
  'giu',
)
const ARTICLES =
  /^(?:the|a|an|this|that|each|every|one|big|black|first|la|le|les|el|los|un|une|una|der|die|das|ein|red|blue|every|any)$/i

const isPlace = ({ 0: match }: RegExpExecArray) =>
  /\p{L}/u.test(match.split('.')[0] ?? '') &&
  !/^(?:asp|socket|system|math|console|self|this|vb|ado)\./i.test(match)

const AT =
  '\\s{0,2}(?:@|＠|[\\[({]\\s?(?:at|@|arroba|arobase|ät)\\s?[\\])}]|\\s(?:at|arroba|arobase|ät|chez)\\s)\\s{0,2}'
const SAID_DOT = `(?:\\s?\\.\\s?|${DOT})`
const MAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}(?![\p{L}\p{N}-])/gu
const SAID_MAIL = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{2,64}${AT}[\\p{L}\\p{N}-]{2,63}(?:${SAID_DOT}(?:com|net|org|edu|gov|info|io|de|fr|es|uk|co|ca|mx|ch|cn|at|me)){1,2}(?![\\p{L}\\p{N}])`,
  'giu',
)
/** People leave the ending out: everybody knows it. */
const KNOWN_MAIL = new RegExp(
  `(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{2,64}${AT}(?:gmail|g mail|hotmail|outlook|yahoo|icloud|gmx|protonmail|qq邮箱)(?![\\p{L}\\p{N}])`,
  'giu',
)

export const findMails = (text: string): ContactDetail[] => [
  ...findAll(text, 'email', MAIL),
  // "Meet me at school. It …" ends a sentence: the point of an address has no blank behind it, or is said.
  ...findAll(
    text,
    'email',
    SAID_MAIL,
    ({ 0: match }) =>
      !/\p{L}\.\s+(?:at|me|co|de|es|no)$/iu.test(match) &&
      !/\s(?:at|chez)\s(?:the|a|noon|school|home)\b/iu.test(match),
  ),
  ...findAll(
    text,
    'email',
    KNOWN_MAIL,
    ({ 0: match }) =>
      !/^(?:look|work|works|working|employee|engineer|team|people|jobs?|worked)\b/iu.test(match),
  ),
]

export const findLinks = (text: string): ContactDetail[] => [
  ...findAll(text, 'link', ADDRESS),
  ...findAll(text, 'link', BARE, isPlace),
  ...findAll(text, 'link', KNOWN_PLACE),
  ...findAll(text, 'link', WITH_PATH, isPlace),
  ...findAll(text, 'link', SAID, ({ 1: name = '' }) => !ARTICLES.test(name)),
]
