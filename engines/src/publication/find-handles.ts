import type { ContactDetail } from './contact-detail.ts'
import { findAll } from './find-all.ts'

const AT_NAME = /(?<![\p{L}\p{N}._/@+-])[@＠](?=[\p{N}_.]{0,20}\p{L})[\p{L}\p{N}_][\p{L}\p{N}_.]{1,29}/gu
/** Words that programs write with the same sign. */
const OF_PROGRAMS =
  /^@(?:override|param|returns?|media|import|deprecated|test|property|staticmethod|classmethod|decorator|interface|keyframes|font-face|example|author|throws|see|todo|everyone|here)\b/i

const PLACES =
  'insta(?:gram)?|ig|snap(?:chat)?|sc|tik\\s?tok|discord|whats\\s?app|telegram|roblox|xbox|psn|gamertag|fortnite|minecraft|twitter|facebook|fb|we\\s?chat|weixin|qq|youtube|twitch|skype|kik|微信|抖音'
const NAME = '[@＠]?[\\p{L}\\p{N}_][\\p{L}\\p{N}_.#-]{2,30}'
const NAMED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${PLACES})(?:\\s(?:name|user(?:name)?|id|handle|tag|号))?\\s{0,2}[:=：]\\s{0,2}(${NAME})`,
  'giu',
)
const MINE = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:my|mi|mon|ma|mein(?:e|en)?|我的)\\s{0,2}(?:${PLACES})(?:\\s(?:name|user(?:name)?|id|handle|tag|account|cuenta|compte|konto))?\\s{0,2}(?:is|es|est|ist|是|->|-)\\s{0,2}(${NAME})`,
  'giu',
)
const ADD_ME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:add|find|follow|message|dm|text|hit|sub(?:scribe)?(?: to)?|agr[eé]game|s[ií]gueme|b[uú]scame|ajoute[- ]moi|suis[- ]moi|folgt? mir|adde? mich|schreib(?:t)? mir|加我)\\s?(?:me|us|my|moi|up|mich)?\\s?(?:up\\s)?(?:on|at|in|en|sur|auf|bei)?\\s{0,2}(?:${PLACES})(?![\\p{L}\\p{N}])(?:\\s{0,2}[:：]?\\s{0,2}[@＠][\\p{L}\\p{N}_.]{2,30})?`,
  'giu',
)
const NUMBERED = /(?<![\p{L}\p{N}_.#])[\p{L}_][\p{L}\p{N}_.]{1,31}#\d{4}(?![\p{L}\p{N}])/gu
const COUNTED =
  /^(?:problem|question|page|number|no|item|task|exercise|room|figure|aufgabe|frage|ejercicio|exercice|color|colour|lesson)#/i

export const findHandles = (text: string): ContactDetail[] => [
  ...findAll(text, 'handle', AT_NAME, ({ 0: match }) => !OF_PROGRAMS.test(match)),
  ...findAll(text, 'handle', NAMED),
  ...findAll(
    text,
    'handle',
    MINE,
    ({ 1: name = '' }) =>
      !/^(?:the|not|fun|cool|really|very|full|for|una|muy|pas|nicht|sehr|gone|down|new)$/i.test(name),
  ),
  ...findAll(text, 'handle', ADD_ME),
  ...findAll(text, 'handle', NUMBERED, ({ 0: match }) => !COUNTED.test(match)),
]
