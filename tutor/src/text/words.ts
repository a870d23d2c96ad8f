const list = (words: string) => new Set(words.split(/\s+/).filter(Boolean))

/** Words that carry no topic. Also tells English from other languages by how often they come. */
export const STOP_WORDS = list(`
  a an the this that these those some any each every either neither no all both half several many much more most few
  fewer less least other another such own same and or but nor so yet if then else when while where because since although
  though unless until as than whether of in on at by for with without within about against between among into onto
  through throughout during before after above below to from up down out off over under again further once here there
  i me my mine we us our ours you your yours he him his she her hers it its they them their theirs who whom whose which
  what why how be am is are was were been being have has had having do does did doing done will would shall should can
  could may might must not only just very too also even still ever never always often sometimes usually really quite
  rather almost perhaps maybe yes well now today one two first second last next new let get gets got make makes made
  called like see use uses used using e.g. i.e. etc. ok please n't 's 're 've 'll 'd
`)

/** Nouns that stand for other nouns: nobody looks them up. */
export const EMPTY_NOUNS = list(`
  thing way part example number time people person lot kind type sort something anything everything nothing someone
  everyone somebody year day week month hour minute bit piece case point place side end top bottom side name word fact
  reason result answer question step line row table figure page chapter section lesson today yesterday tomorrow morning
  january february march april june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday thousand million billion hundred dozen half pair group set course order rest size amount
`)

/** A sentence that begins so leans on the one before it. */
export const CONTEXT_WORDS = list(`
  it they this these that those he she him her them his its their such here there then so but and or nor yet however
  therefore thus hence instead also moreover furthermore meanwhile otherwise still again both neither either another
  others besides consequently similarly likewise afterwards later next finally because
  now since even only yes no well if
`)

/** Speaks to the reader instead of about the matter. */
export const ADDRESSING = list(`
  you your yours let's let try look imagine think remember notice write find compute suppose consider read draw solve
  check we us our i me my
`)

/** Heads of phrases that say who somebody was. */
export const PERSON_NOUNS = list(`
  person man woman scientist physicist chemist biologist mathematician astronomer philosopher writer author poet novelist
  playwright painter artist sculptor composer musician singer king queen emperor empress pharaoh president leader general
  explorer inventor engineer doctor nurse teacher politician activist lawyer ruler monk nun priest saint sailor soldier
  economist psychologist historian architect merchant prince princess chancellor minister founder pioneer geologist
  naturalist englishman frenchman scholar captain officer programmer
`)

/** What parts, organs, tools and people do: the tagger takes many of these for nouns. */
export const ACTION_VERBS = list(`
  absorb add allow attack attract begin bend block break bring build burn carry cause change clean collect combine
  compare complete connect control convert cover create cut decide decompose define deliver describe destroy determine
  develop digest divide draw drive eat enable erode exchange explain fight filter find fix flow follow form generate
  give govern grow guard guide hold help increase influence keep kill lead let lift link lose lower make measure mix
  move multiply orbit organise organize pass perform prevent produce protect provide pull pump push raise reach receive
  record recycle reduce reflect regulate release remove repeat replace represent send separate serve share show
  shrink solve speed spread start state stop store supply support take tell transfer transform transport travel trap
  turn warm wash weaken work carve deposit transmit translate copy sort search encode decode encrypt signal reward
`)

/** Asked with the verb itself: "What does a cell contain?" */
export const HAVING_VERBS = list(`
  contain include need require produce absorb release cause store measure describe carry represent involve
  comprise
`)
