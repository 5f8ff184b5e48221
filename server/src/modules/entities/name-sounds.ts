import { remembered } from '@cohort/contract/remembered'
import { pinyin } from 'pinyin-pro'

/** A Chinese name in pinyin, sound by sound. Whoever writes a record asks for its name several times. */
export const nameSounds = remembered((name): readonly string[] =>
  pinyin(name, { toneType: 'none', type: 'array', mode: 'surname' }).map((sound) => sound.replaceAll('ü', 'v')),
)
