/** Every colour of the product. Four palettes have this shape; nothing else in the code names a colour. */
export interface Palette {
  name: string
  dark: boolean
  surface: {
    content: string
    page: string
    rail: string
    subtle: string
    hover: string
    active: string
    raised: string
    inverse: string
    inverseHover: string
    onInverse: string
    onInverseMuted: string
    mask: string
  }
  line: { hair: string; control: string; checkbox: string }
  /** Content, supporting, captions; the fourth is for the disabled and for decoration. */
  ink: readonly [string, string, string, string]
  accent: {
    text: string
    fill: string
    hover: string
    active: string
    soft: string
    soft2: string
    ink: string
    on: string
  }
  brand: { seal: string; logoDot: string; panel: string; panelInk: string }
  status: {
    success: string
    successSoft: string
    danger: string
    dangerSoft: string
    warn: string
    warnSoft: string
    info: string
    infoSoft: string
  }
  stage: {
    new: string
    screening: string
    interview: string
    offer: string
    preboarding: string
    hired: string
    rejected: string
  }
  score: { high: string; mid: string; low: string; barHigh: string; barMid: string; barLow: string; track: string }
  requirement: { met: string; partly: string; missing: string; unknown: string }
  usage: { normal: string; near: string; full: string }
  /** Reserved for source text: where a value was read from. */
  evidence: { fill: string; line: string; paperFill: string; paperLine: string; paperBrightness: string }
  flow: {
    triggerBg: string
    triggerText: string
    conditionBg: string
    conditionText: string
    actionBg: string
    actionText: string
  }
  tag: { bg: string; text: string }
  avatar: ReadonlyArray<{ bg: string; text: string }>
  shadow: { low: string; mid: string; high: string }
}
