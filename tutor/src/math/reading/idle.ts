/** Words that ask for something and change nothing about it. */
const IDLE = new Set(
  (
    'find what is are be was does do did the a an of calculate compute work out determine evaluate give write tell me ' +
    'how much show name state express please can could you i we need to help with for your my answer result as in and ' +
    'its it this that these those following below using use by into from get want know would make so which ok ' +
    'number numbers value true has have there at on let say equal equals called'
  ).split(' '),
)

/** Whether nothing is left but idle words and punctuation; `more` names the words that are idle in one kind of problem. */
export function isIdle(rest: string, more = ''): boolean {
  if (/[^\sa-z'.,:;?!()="-]/.test(rest)) return false
  const known = more.split(' ')
  return (rest.match(/[a-z']+/g) ?? []).every((word) => IDLE.has(word) || known.includes(word))
}
