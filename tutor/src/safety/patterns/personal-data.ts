/** Read against the message as it was typed: names begin large, numbers have their marks. */
const STREET =
  /\b(?:my (?:home )?address|i live|we live|i am|i'm|find me|come to|my (?:house|home) is|our house is)\b[^.?!\n]{0,40}\b\d{1,5}[a-z]?,? (?:[\p{L}'.-]+ ){1,3}(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|court|ct|boulevard|blvd|way|place|square|terrace|close|crescent)\b/iu
const ADDRESS_SAID = /\b(?:my|our) (?:home )?address(?: is|:)[^?!\n]{0,20}?\d/i
const OTHER_STREET =
  /\b(?:meine adresse|ich wohne)\b[^.?!\n]{0,30}(?:stra(?:ß|ss)e|str\.?|weg|platz|allee|gasse|ring)\s?\d|\b(?:mi direcci[oó]n es|vivo en)\b[^.?!\n]{0,30}(?:calle|avenida|plaza|av\.?)[^?!\n]{0,30}\d|\b(?:mon adresse|j['’]habite)\b[^.?!\n]{0,20}\d+[^.?!\n]{0,12}(?:rue|avenue|boulevard|place|chemin)/i
const PHONE_CUE =
  /\b(?:my (?:mom['’]?s |dad['’]?s |mum['’]?s )?(?:phone|cell|mobile|home)?\s?(?:phone )?(?:number|phone|cell|mobile)|(?:call|text|phone|ring|whatsapp|reach|message) me|(?:mi|my) (?:n[uú]mero|tel[eé]fono)|mon (?:num[eé]ro|t[eé]l[eé]phone|portable)|meine? (?:handy|telefon)?\s?nummer|phone number is)\b[^?!\n]{0,25}?\+?\(?\d(?:[\s().-]?\d){6,13}/iu
const PHONE = /(?<![\d.,-])\(\d{3}\)\s?\d{3}-\d{4}(?!\d)/
const EMAIL = /[\w.+-]{2,40}@[\w-]{2,40}\.[a-z]{2,10}/i
const EMAIL_CUE =
  /\b(?:my e-?mail|e-?mail me|write (?:to )?me at|mi correo|mon (?:e-?)?mail|meine e-?mail)\b/i
const PASSWORD = /\bmy (?:\w+ )?password (?:for (?:\w+ ){1,3})?is:?\s+\S{3,}/i
const HANDLE =
  /\bmy (?:snap(?:chat)?|insta(?:gram)?|tik ?tok|discord|whatsapp|roblox|kik|telegram)(?: (?:name|user(?:name)?|id|account|handle))?(?: is|:)\s+\S{3,}/i
const CARD = /(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,4}(?!\d)/
const NAMED =
  /\b(?:my (?:full |whole )?name is|i am|i['’]?m|i am called|me llamo|je m['’]appelle|ich hei(?:ß|ss)e)\s+(?:\p{Lu}[\p{L}'-]+\s+\p{Lu}[\p{L}'-]+|(?<=name is\s)[a-z]{2,}\s[a-z]{2,}(?=\s(?:and|i|my)))/iu
const LARGE_NAME = /\p{Lu}[\p{L}'-]+\s+\p{Lu}[\p{L}'-]+/u
const SCHOOL =
  /\b(?:i go to|i attend|my school is|from|at|in|school is called)\s+(?:\p{L}[\p{L}'.-]*\s+){1,4}?(?:school|elementary|primary|middle|high|academy|preschool|gymnasium|grundschule)\b/iu

/** Whether somebody tells where they live, how to reach them, or who they are and where they go to school. */
export function hasPersonalData(text: string): boolean {
  if (STREET.test(text) || ADDRESS_SAID.test(text) || OTHER_STREET.test(text)) return true
  if (PHONE_CUE.test(text) || PHONE.test(text) || PASSWORD.test(text) || HANDLE.test(text)) return true
  if (EMAIL.test(text) && EMAIL_CUE.test(text)) return true
  if (CARD.test(text) && /\bcard\b/i.test(text)) return true
  const named = NAMED.exec(text)
  return named !== null && (LARGE_NAME.test(named[0]) || /name is/i.test(named[0])) && SCHOOL.test(text)
}

const ANY_PHONE = /\+?\(?\d(?:[\s().-]?\d){8,13}(?!\d)/g
const ANY_STREET =
  /\b\d{1,5}[a-z]? (?:\p{Lu}[\p{L}'.-]+ ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Dr|Lane|Ln|Court|Ct|Boulevard|Blvd|Way|Place|Square)\b/gu

/** The same message without what tells who wrote it, for engines outside of the product. */
export function maskPersonalData(text: string): string {
  const masked = text
    .replace(new RegExp(EMAIL, 'gi'), '[email]')
    .replace(new RegExp(CARD, 'g'), '[number]')
    .replace(ANY_STREET, '[address]')
    .replace(/(\bpassword is\s+)\S+/gi, '$1[password]')
  return hasPersonalData(text) ? masked.replace(ANY_PHONE, '[number]') : masked
}
