/** Names of degrees with the contract's id; longer ones come first. */
type Pair = readonly [RegExp, string]

export const degreesZh: readonly Pair[] = [
  [/博士后/, 'postdoctoral'],
  [/博士研究生|博士学位|博士在读|在读博士|工学博士|[\u4e00-\u9fff]{1,3}学博士|博士/, 'doctor'],
  [/E?MBA|工商管理硕士/, 'mba'],
  [/硕士研究生|研究生学历|[\u4e00-\u9fff]{1,3}学硕士|硕士学位|在读硕士|硕士在读|硕士|研究生(?!院)/, 'master'],
  [/大学本科|全日制本科|统招本科|自考本科|本科学历|[\u4e00-\u9fff]{1,3}学学士|学士学位|本科|学士/, 'bachelor'],
  [/大学专科|大专|专科|高职/, 'associate'],
  [/高中/, 'highSchool'],
  [/中专|中技|职高|技校/, 'vocational'],
  [/初中|小学/, 'middleSchool'],
]

export const degreesEn: readonly Pair[] = [
  [/\b(?:post-?doc(?:toral)?(?: (?:fellow(?:ship)?|research(?:er)?))?)\b/i, 'postdoctoral'],
  [
    /(?:\bPh\.?\s?D\b\.?|\bD\.?Phil\b\.?|\b(?:doctor(?:ate|al degree)?)(?: of (?:philosophy|science|education|engineering|business administration|medicine|law|pharmacy|nursing practice))?\b|\bEd\.?D\b\.?|\bJ\.D\.|\bJ\.?D\b\.?(?= |,|$)|\bjuris doctor\b|\bM\.D\.(?= |,|$)|\bPharm\.?D\b\.?|\bMBBS\b|\bDBA\b(?= in))/i,
    'doctor',
  ],
  [/(?:\b(?:executive )?masters?'?s? (?:of|in) business administration\b|\bE?M\.?B\.?A\b\.?(?!\w))/i, 'mba'],
  [
    /(?:\bmaster(?:['’]?s)?(?: degree)?(?: of (?:science|arts|engineering|technology|commerce|education|laws?|fine arts|public (?:administration|health|policy)|social work|computer applications|architecture|finance|accountancy|accounting|management|philosophy|nursing|applied science|information (?:technology|systems)|professional studies|computer science|design|music|research|economics|data science))?\b|\bM\.?\s?Sc?\b\.?(?![\w&-])|\bM\.S\.|\bM\.?\s?Tech\b\.?|\bM\.?\s?Eng\b\.?|\bM\.E\.|\bM\.A\.|\bMA\b(?=,? (?:in|degree)|,|$)|\bMFA\b|\bM\.?Ed\b\.?|\bM\.?C\.?A\b\.?|\bM\.?Com\b\.?|\bMPA\b|\bMPH\b|\bMSW\b|\bLL\.?M\b\.?|\bM\.?Phil\b\.?|\bMPhil\b|\bpost[- ]?graduate(?: diploma)?\b|\bPGDM?\b|\bMSCS\b|\bMSIS\b|\bMMus\b|\bM\.?Arch\b\.?)/i,
    'master',
  ],
  [
    /(?:\bbachelor(?:['’]?s)?(?: degree)?(?: of (?:science|arts|engineering|technology|commerce|education|laws?|fine arts|business(?: administration| management)?|computer (?:applications|science)|architecture|design|applied science|medicine|economics|nursing|social work|accounting|accountancy|music|management|information technology|pharmacy|science and technology))?\b|\bB\.?\s?Sc\b\.?|\bB\.?\s?S\.?\s?c?\.?(?![\w&'’-])|\bB\.?\s?Tech\b\.?|\bB\.?\s?Eng\b\.?|\bB\.E\.|\bBE\b(?= |,|$)|\bB\.A\.?|\bBA\b|\bBFA\b|\bBBA\b|\bB\.B\.A\.?|\bB\.?C\.?A\b\.?|\bB\.?Com\b\.?|\bB\.?Ed\b\.?|\bLL\.?B\b\.?|\bBSBA\b|\bBSN\b|\bBSEE\b|\bBSCS\b|\bBSME\b|\bB\.?Arch\b\.?|\bA\.B\.|\bundergraduate degree\b|\bhonou?rs degree\b|\blicen[cs]e(?:ntiate)?\b(?= (?:degree|in)))/i,
    'bachelor',
  ],
  [
    /(?:\bassociate(?:['’]?s)?(?: degree)?(?: of (?:science|arts|applied science|applied arts|business))?\b|\bA\.?A\.?S\b\.?|\bA\.A\.|\bA\.S\.|\bAA\b(?=,| in|$)|\bAS\b(?=,| in (?!a))|(?<!high school |secondary school |general |GED )\b(?:national |advanced |higher national )?diploma\b(?! in nothing)|\bHND\b|\bfoundation degree\b)/i,
    'associate',
  ],
  [
    /(?:\bhigh school(?: diploma)?\b|\bsecondary school\b|\bG\.?E\.?D\b\.?|\bHSC\b|\bSSC\b|\b1?2th\b|\b10th\b|\bA[- ]levels?\b|\bintermediate\b|\bhigher secondary\b|\bCBSE\b)/i,
    'highSchool',
  ],
  [/\b(?:vocational|trade school|technical school)\b/i, 'vocational'],
  [/\b(?:middle school|junior high)\b/i, 'middleSchool'],
]
