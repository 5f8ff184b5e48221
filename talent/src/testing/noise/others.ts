import type { Grammar } from '#testing/noise/grammar'

/** Letters, notes and lives in languages that the parser does not read; and pages with nothing on them. */
export const others: Readonly<Record<string, Grammar>> = {
  japanese: {
    paper: ['{line:8-30}', '履歴書\n{life:4-10}\n{line:4-10}'],
    line: [
      '{thing}はとても静かで、{thing}が遠くに見えました。',
      'この{thing}は{n:1-90}円でお求めいただけます。',
      'ご不明な点はお問い合わせください。電話 03-{#4}-{#4}',
    ],
    life: [
      '平成{n:2-30}年{n:1-12}月　株式会社{thing}に入社しました',
      '昭和{n:40-60}年　{thing}大学を卒業しました',
      '令和{n:1-6}年　営業部の課長になりました',
    ],
    thing: ['海', '桜', '駅', '東京', '山', '手紙', '見本'],
  },
  korean: {
    paper: ['{line:8-30}'],
    line: [
      '{thing}에서 {thing}까지 걸어서 {n:2-50}분 걸립니다.',
      '이력서를 보내 주셔서 감사합니다. 전화 02-{#3}-{#4}',
      '{thing}은 매우 조용했습니다.',
    ],
    thing: ['바다', '학교', '회사', '서울', '편지'],
  },
  russian: {
    paper: ['{line:8-30}'],
    line: [
      '{thing} стоял у окна и смотрел на {thing}.',
      'Опыт работы: {n:2-20} лет, инженер завода номер {n:1-40}.',
      'Телефон +7 495 {#3}-{#2}-{#2}',
    ],
    thing: ['снег', 'город', 'старый дом', 'поезд', 'директор'],
  },
  german: {
    paper: ['Lebenslauf\n{line:10-30}', '{line:10-30}'],
    line: [
      'Die {thing} ist mit der {thing} und dem {thing} für das Jahr 20{#2} verbunden.',
      'Berufserfahrung bei der Muster GmbH in Hamburg, von 20{#2} bis 20{#2}.',
      'Ich bin für die Leitung der {thing} und das {thing} zuständig.',
      'Telefon: +49 40 {#4} {#4}',
    ],
    thing: ['Werkstatt', 'Brücke', 'Abteilung', 'Rechnung', 'Ausbildung', 'Zeitung'],
  },
  french: {
    paper: ['Curriculum vitae\n{line:10-30}', '{line:10-30}'],
    line: [
      'La {thing} est dans la rue et les {thing} sont pour une autre fois.',
      'Expérience: responsable de la {thing} chez Exemple SARL, avec une équipe de {n:2-20} personnes.',
      'Les compétences et la formation sont dans le dossier. Téléphone +33 1 {#2} {#2} {#2} {#2}',
    ],
    thing: ['maison', 'boulangerie', 'gare', 'lettre', 'société'],
  },
  spanish: {
    paper: ['{line:10-30}'],
    line: [
      'La {thing} de los {thing} con el director para una reunión por la tarde.',
      'Experiencia en la {thing} de una empresa con las {thing} del norte.',
      'Teléfono +34 91 {#3} {#4}, para los clientes de la {thing}.',
    ],
    thing: ['oficina', 'ciudad', 'carta', 'tienda', 'estación'],
  },
  arabic: {
    paper: ['{line:8-30}'],
    line: ['{thing} في {thing} منذ عام ٢٠١{n:0-9}', 'هاتف +971 4 {#3} {#4}', 'يعمل {thing} مع {thing} كل يوم'],
    thing: ['المدير', 'المدينة', 'الكتاب', 'الشركة', 'البحر'],
  },
  thai: {
    paper: ['{line:8-30}'],
    line: ['{thing}อยู่ใกล้{thing}มาก', 'โทรศัพท์ +66 2 {#3} {#4}', 'เขาทำงานที่{thing}มา {n:1-30} ปี'],
    thing: ['บ้าน', 'โรงเรียน', 'บริษัท', 'ทะเล'],
  },
  empty: { paper: ['', ' ', '\n\n\n', '\t \t\n \n', '\f', '-', '1', '. . .', '[ ]'] },
  signs: {
    paper: ['{row:3-60}'],
    row: ['{s}{s}{s}{s}{s}{s}{s}{s}', '{#9}{s}{#5}', '========', '| | | |', '--- {n:1-9} ---'],
    s: ['#', '%', '*', '█', '▒', '◆', '→', '�', '§', '≠', '~', '|', '"', '\\', '{n:0-9}', 'x', 'Q'],
  },
  letters: {
    paper: ['{row:5-60}'],
    row: ['{w}{w}{w} {w}{w} {w}{w}{w}{w}', '{w}{w}{w}{w}{w}{w}', '{w} {w} {w}'],
    w: ['qu', 'xa', 'Zr', 'mo', 'Pl', 'ti', 'ek', 'Vo', 'rr', 'sh', 'ün', 'Ba', 'ja', 'no'],
  },
}
