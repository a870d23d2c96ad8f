import type { Pattern } from '../categories.ts'

const DRUG =
  '(?:weed|marijuana|cannabis|joints?|edibles|cocaine|heroin|meth|crystal meth|crack|ecstasy|molly|mdma|lsd|shrooms|magic mushrooms|xanax|xan|adderall|oxy\\w*|percs?|percocet|fentanyl|ketamine|vapes?|vape pens?|juuls?|e cigarettes?|cigarettes?|drugs?|pills|lean|nicotine pouches)'
const LESSON =
  /\b(?:essay|lesson|class about|effects? of|affect|farmers?|garden|medicine work|in medicine|doctor|prescri\w+|history|war on|why (?:is|are|do people)|liver|lungs?|brain|addictive|out the|science|experiment|vitamins?|allerg\w+|headache|fever|cold|flu|antibiotics)\b/

export const DRUGS: readonly Pattern[] = [
  {
    severity: 'medium',
    finds: new RegExp(
      `\\b(?:i|me|my)\\b[^.]{0,40}\\b(?:buy|get|sell|score|order|try|tried|take|took|taking|smok(?:e|ed|ing)|us(?:e|ed|ing)|snort(?:ed|ing)?|inject\\w*|addicted to|hooked on|deal(?:ing)?|did|doing|on|have|had|want|bought|sold|selling) (?:\\w+ ){0,3}${DRUG}\\b`,
    ),
    unless: LESSON,
  },
  {
    severity: 'medium',
    finds: new RegExp(
      `\\b(?:gave|offer(?:s|ed)?|wants?|gives?|giving|sold|sells?|sell|asked|forc\\w+|pressur\\w+|make|makes) (?:me|us|his|her)\\b[^.]{0,30}\\b(?:${DRUG}|a joint|cocaine|alcohol|beer|vodka)\\b`,
    ),
    unless: LESSON,
  },
  {
    severity: 'medium',
    finds: new RegExp(
      `\\b(?:how|where) (?:do|can|to|could|would)(?: i| you| we| one)? (?:cook|make|buy|get|grow|find|order|sell|hide|smoke|roll|snort) (?:some |a |any )?${DRUG}\\b`,
    ),
    unless: /\b(?:compan(?:y|ies)|scientists?|medicine|vaccines?|vitamin|pills? work)\b/,
  },
  {
    severity: 'medium',
    finds:
      /\b(?:i|how|can i|my friends?)\b[^.]{0,30}\b(?:get(?:ting)?|got|be|am|was|were|gets) (?:\w+ )?(?:high(?= on| off|$| \.| with| at| before| every)|drunk|wasted|stoned|hammered|blackout)\b/,
    unless:
      /\bhigh (?:score|grade|mark|on the (?:list|wall|ladder)|with (?:numbers|temperature))|\bblood pressure\b|\btime wasted\b/,
  },
  {
    severity: 'medium',
    finds:
      /\bi\b[^.]{0,30}\b(?:drink|drinking|drank|drunk) (?:\w+ ){0,2}(?:alcohol|beers?|vodka|wine|whisk(?:e)?y|liquor|rum|tequila|gin)\b/,
    unless: LESSON,
  },
  {
    severity: 'medium',
    finds:
      /\bi\b[^.]{0,30}\b(?:vap(?:e|ed|ing)|smok(?:e|ed|ing) (?:every|before|after|since|with|a lot|and|at)|can not stop (?:vaping|smoking|drinking)|addicted to (?:vaping|smoking|alcohol|nicotine))\b/,
    unless: LESSON,
  },
  {
    severity: 'medium',
    finds:
      /\b(?:quiero|puedo|donde) (?:comprar|fumar|conseguir) (?:marihuana|drogas|hierba|cocaina)\b|\b(?:acheter|fumer|vendre|prendre) (?:du|de la|de l|des) (?:cannabis|shit|beuh|herbe|drogue|coke|cocaine|joints?)\b|\b(?:ich )?(?:kiffe|kiffen|nehme drogen|drogen (?:kaufen|nehmen|verkaufen)|gras (?:kaufen|rauchen))\b/,
  },
]

export const EATING_DISORDER: readonly Pattern[] = [
  {
    severity: 'high',
    finds:
      /\b(?:make|made|making|force|forcing) myself (?:to )?(?:throw up|puke|vomit|sick|be sick|throwing up)\b|\b(?:throw|threw|throwing) up (?:\w+ ){0,2}(?:after (?:eating|every|each|meals|dinner|lunch|i eat)|my (?:food|meals|dinner|lunch)|on purpose)|\b(?:puk(?:e|ing)|vomit(?:ing)?|purg(?:e|ing)) (?:\w+ ){0,2}(?:after (?:eating|every|each|meals|i eat)|my food|on purpose)\b|\bbing(?:e|ing)\b[^.]{0,30}\b(?:throw|purg|puk|vomit)/,
    unless: /\b(?:virus|flu|sick with|roller coaster|car)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bstarv(?:e|ing|ed) (?:myself|to (?:be|get|lose))\b|\bi\b[^.]{0,40}\b(?:stop(?:ped|ping)?|quit) eating\b|\bhow (?:can|do|to)(?: i)? (?:stop|avoid|not) (?:eating|eat)\b|\bnot (?:been )?eat(?:en|ing)?(?: anything| food| a thing)?(?: in| for) (?:\w+ )?days\b|\b(?:hid(?:e|ing)|lie|lying) (?:that )?(?:i am )?(?:not eating|my food|about eating)|\bskip(?:ping|ped)? (?:all )?(?:my |every |most )?meals\b|\bi am not eating (?:to|because|so|anymore)/,
    unless:
      /\b(?:candy|chips|chocolate|meat|sugar|junk|snacks?|sweets|fast food|so much|too much|late|homework|in class)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:only|just|under|less than|below|max) (?:eat |eating |ate |have |having )?(?:about |around |like )?\d{2,3} calories\b|\b\d{2,3} calories (?:a|per|each) day\b/,
    unless: /\b(?:burns?|contains?|label|gram)\b/,
  },
  {
    severity: 'high',
    finds:
      /\b(?:become|be|get|being|am|becoming|turn|going) (?:an )?(?:anorexic|bulimic|anorexia|bulimia)\b|\bi (?:think i )?have (?:anorexia|bulimia|an eating disorder)\b|\bpro ?ana\b|\bthinspo\b/,
  },
  { severity: 'high', finds: /\b(?:laxatives?|diet pills?)\b/, unless: /\bwhat (?:is|are)\b/ },
  {
    severity: 'medium',
    finds:
      /\b(?:disgusting|disgusted|guilty|gross|fat|ashamed|ugly|bad about myself) (?:when|after|every time|whenever|if|while) (?:i )?(?:eat|ate|eating)\b|\bhate my (?:own )?body\b|\b(?:thin|skinny)\b[^.]{0,30}\bbones\b|\bbones (?:to )?show\b|\bi am (?:so |too |very )?(?:fat|ugly)\b[^.]{0,30}\b(?:eat|eating|eaten|starv\w*|food|hate)\b/,
  },
  {
    severity: 'high',
    finds:
      /\bme provoco el vomito\b|\bno como (?:nada|para adelgazar)\b|\bje me fais vomir\b|\bje ne mange plus\b|\bich (?:esse nichts|erbreche mich|hungere|kotze)\b[^.]{0,30}|\bmagersuchtig\b/,
    unless: /\bwas ist\b/,
  },
]
