import type { zh } from '#fields/look/text.zh.ts'
import type { Text } from '#lib/text.ts'

export const en = {
  color: 'Colour',
  icon: 'Icon',
  colors: { grey: 'Grey', blue: 'Blue', purple: 'Purple', amber: 'Amber', teal: 'Teal', green: 'Green', red: 'Red' },
  icons: {
    layers: 'Layers',
    folder: 'Folder',
    briefcase: 'Briefcase',
    target: 'Target',
    people: 'People',
    person: 'Person',
    school: 'Graduation cap',
    building: 'Building',
    globe: 'Globe',
    star: 'Star',
    flag: 'Flag',
    bolt: 'Lightning',
    chart: 'Chart',
    calendar: 'Calendar',
    chat: 'Talk',
    bookmark: 'Bookmark',
    gift: 'Gift',
    headset: 'Headset',
    shield: 'Shield',
    tag: 'Tag',
    tree: 'Organisation',
  },
} satisfies Text<typeof zh>
