/** The degree that jobs usually ask for: by family where it differs from its group. */
type Asked = 'none' | 'vocational' | 'associate' | 'bachelor' | 'master' | 'doctor'

const ofGroup: Record<string, Asked> = {
  admin: 'associate',
  agriculture: 'vocational',
  arts: 'associate',
  construction: 'associate',
  crafts: 'none',
  hospitality: 'none',
  hr: 'bachelor',
  insurance: 'associate',
  maintenance: 'none',
  manufacturing: 'vocational',
  personal: 'none',
  property: 'associate',
  public: 'associate',
  retail: 'vocational',
  sales: 'associate',
  service: 'associate',
  social: 'associate',
  sports: 'vocational',
  supply: 'associate',
  transport: 'vocational',
}

const ofFamily: Record<string, Asked> = {
  'academia-research': 'doctor',
  'agri-science': 'bachelor',
  algorithm: 'master',
  architecture: 'bachelor',
  biology: 'master',
  'care-work': 'none',
  carpentry: 'none',
  cashier: 'none',
  cleaning: 'none',
  'construction-labour': 'none',
  drilling: 'vocational',
  ecommerce: 'associate',
  'emergency-med': 'associate',
  'energy-plant': 'associate',
  forklift: 'none',
  'home-help': 'none',
  'hotel-mgmt': 'associate',
  'ic-design': 'master',
  'industrial-eng': 'bachelor',
  'lab-tech': 'associate',
  'manufacturing-eng': 'bachelor',
  massage: 'none',
  'med-assistant': 'associate',
  'medical-research': 'doctor',
  midwifery: 'associate',
  mining: 'associate',
  nursing: 'associate',
  packing: 'none',
  physicians: 'bachelor',
  physics: 'master',
  pilot: 'bachelor',
  'plant-management': 'associate',
  'process-engineering': 'bachelor',
  psychology: 'master',
  'public-policy': 'bachelor',
  quality: 'associate',
  'retail-buying': 'associate',
  structural: 'bachelor',
  'supplier-quality': 'bachelor',
  'supply-chain': 'bachelor',
  surgery: 'master',
  'university-teaching': 'doctor',
  'urban-planning': 'bachelor',
}

const words: Record<Asked, { zh: string; en: string }> = {
  none: { zh: '学历不限，有相关经验者优先', en: 'No formal degree required; relevant experience is a plus' },
  vocational: { zh: '中专或高中及以上学历', en: 'Vocational or high school education or above' },
  associate: { zh: '大专及以上学历', en: 'Associate degree or above' },
  bachelor: { zh: '本科及以上学历', en: "Bachelor's degree or above" },
  master: {
    zh: '硕士及以上学历，能力突出者可放宽至本科',
    en: "Master's degree preferred; Bachelor's with strong ability",
  },
  doctor: { zh: '博士学历，或同等研究经历', en: 'PhD or equivalent research experience' },
}

/** Who leads a company or a department is asked for a degree even where the trade asks for none. */
export function degreeLine(family: string, group: string, leads: boolean): { zh: string; en: string } {
  const usual = ofFamily[family] ?? ofGroup[group] ?? 'bachelor'
  return words[leads && (usual === 'none' || usual === 'vocational') ? 'associate' : usual]
}
