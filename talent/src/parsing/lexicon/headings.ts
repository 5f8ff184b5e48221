import type { SectionKind } from '#parsing/parsed'

type Terms = Partial<Record<SectionKind, string>>

/** Words that are a heading wherever they stand alone on a line. */
const sure: Terms = {
  person:
    '个人信息 基本信息 基本资料 个人资料 个人概况 联系方式 个人基本信息 个人基本资料 基本情况 个人情况 联系信息 联系我 个人档案 基础信息|personal information|personal details|personal data|contact|contacts|contact information|contact details|contact info|contact me|bio data|biodata|personal profile details|personal particulars|get in touch|basic information',
  summary:
    '自我评价 个人评价 自我介绍 个人简介 个人优势 个人总结 自我描述 自我总结 职业概述 个人概述 简介 个人介绍 职业简介 核心优势 我的优势 自我鉴定 个人综述 职业总结 个人特点 个人亮点 关于我 职业概要 个人描述 综合评价 职业亮点|summary|professional summary|career summary|executive summary|profile|professional profile|about me|about|objective summary|personal statement|career profile|executive profile|personal summary|summary of qualifications|qualifications summary|career overview|professional overview|overview|highlights of qualifications|personal profile|profile summary|introduction|career highlights|summary statement|who i am|background summary|self evaluation|self assessment|professional statement|career statement|qualification summary|experience summary|summary of experience|key qualifications',
  expectation:
    '求职意向 求职期望 期望工作 职业意向 求职目标 意向岗位 期望职位 求职意愿 职业目标 应聘意向 求职意向及期望 就业意向|objective|career objective|job objective|professional objective|employment objective|job preferences|career goal|career goals|job target|desired position|career preferences|job expectations|preferences|objectives|career aim',
  works:
    '工作经历 工作经验 职业经历 工作履历 任职经历 从业经历 工作背景 职业生涯 工作简历 主要工作经历 社会工作经历 职业背景 全职工作经历 工作经历及业绩 工作情况|work experience|professional experience|experience|employment|employment history|work history|career history|employment experience|experiences|relevant experience|work experiences|relevant work experience|professional background|job history|industry experience|related experience|professional history|professional employment|career experience|employment record|work background|job experience|experience details|working experience|professional work experience|employment background|positions held|previous employment|career|additional experience|other experience|professional experiences|career progression|organizational experience|teaching experience|military experience|military service|accounting experience|clinical experience|it experience|technical experience|management experience|employment details|career summary and experience|previous experience|current experience|professional career|work',
  interns:
    '实习经历 实习经验 实习 实习工作 实习实践 实习履历 实习与实践 社会实践与实习|internship|internships|internship experience|internship experiences|intern experience|industrial training|internships and training|summer internship',
  projects:
    '项目经历 项目经验 项目 主要项目 项目实践 科研项目 科研经历 项目履历 代表项目 项目介绍 重点项目 项目作品 项目展示 研究项目 个人项目 开源项目 参与项目 项目情况|projects|project experience|personal projects|key projects|selected projects|academic projects|project|project details|side projects|research projects|open source projects|project history|projects undertaken|major projects|notable projects|project work|relevant projects|project experiences|projects handled|projects worked on|open source|project profile|project summary|representative projects|main projects',
  educations:
    '教育经历 教育背景 学历 教育 教育情况 学习经历 教育经验 学历背景 教育信息 教育程度 学历信息 求学经历 教育及培训 受教育经历 学业背景 毕业院校|education|educational background|education background|academic background|academic qualifications|education history|educational qualifications|academic history|educational qualification|education and training|education & training|academics|educational details|academic profile|qualifications|academic credentials|academic qualification|educational history|academic record|scholastic record|academic details|education qualification|education details|educational credentials|formal education|educational profile|academic education|studies|academia',
  skills:
    '专业技能 技能 技能特长 职业技能 技能专长 个人技能 核心技能 技术能力 技能清单 专业能力 技术栈 技能与特长 专业特长 掌握技能 it技能 技能证书 技能标签 核心能力 技能与工具 技术专长 专业技术 相关技能 技能掌握 专长 技术技能 擅长技能 擅长领域 能力特长 计算机技能|skills|technical skills|key skills|core competencies|core skills|skill set|skillset|professional skills|areas of expertise|expertise|technical proficiency|technical proficiencies|competencies|technologies|skills summary|technical expertise|computer skills|skill highlights|skills & expertise|key competencies|it skills|software skills|hard skills|soft skills|technical summary|specialties|technical competencies|proficiencies|strengths|skill|tools|tools and technologies|technical knowledge|areas of strength|skill summary|key strengths|skills profile|professional competencies|core qualifications|special skills|other skills|additional skills|technical environment|technical profile|tech stack|technical skill set|technical skills set|skills set|technical qualifications|relevant skills|key skill|core strengths|software|programming skills|key expertise|technical tools|software proficiency|interpersonal skills|personal skills|skills and abilities|abilities|skills and tools|computer proficiency|computer knowledge|technology|technology skills|skills overview|core expertise|functional skills|domain skills|management skills|areas of knowledge|area of expertise|technical strengths',
  languages:
    '语言能力 语言技能 外语水平 语言 外语能力 语言水平 掌握语言 外语|languages|language skills|language|language proficiency|languages known|foreign languages|linguistic skills|language abilities|language competencies|languages spoken|spoken languages|languages knowledge|language knowledge|knowledge of languages',
  certificates:
    '资格证书 证书 职业证书 资质证书 证书资质 所获证书 专业证书 职业资格 认证证书 获得证书 持有证书 证书与资质 资格认证 职业资格证书 执业资格|certifications|certificates|certification|licenses|professional certifications|licenses and certifications|licenses & certifications|certificate|credentials|certifications and licenses|licensure|professional certification|certifications/licenses|licences|technical certifications|professional licenses|professional certificates|certifications and training|certificates and licenses|licenses/certifications|licensure and certifications|professional qualifications|training and certifications|certification and training',
  awards:
    '获奖经历 荣誉奖项 获奖情况 所获荣誉 荣誉 奖项 荣誉证书 奖励情况 荣誉与奖项 获奖荣誉 所获奖项 奖励荣誉 获奖 荣誉奖励 竞赛获奖 获奖记录 奖励|awards|honors|honors and awards|awards and honors|awards & honors|honors & awards|achievements|awards and achievements|accomplishments|recognition|scholarships|awards and recognition|key achievements|honours|awards & achievements|honours and awards|scholarships and awards|achievements and awards|awards and accomplishments|selected honors|honor|award|selected achievements|notable achievements',
  publications:
    '发表论文 论文 学术成果 出版物 专利 科研成果 论文发表 专利与论文 著作|publications|patents|papers|presentations|publications and presentations|selected publications|research publications|conference presentations|patents and publications|invited talks|publication|talks|articles|published works|conferences|publications & presentations',
  activities:
    '校园经历 社会实践 在校经历 校园活动 社团经历 学生工作 实践经历 志愿者经历 志愿经历 社会活动 兴趣爱好 爱好 课外活动 组织经历 校内经历 志愿服务 兴趣特长 个人爱好 校园实践 在校情况 社团活动 学生工作经历 社会实践经历|activities|volunteer experience|volunteering|extracurricular activities|interests|hobbies|volunteer work|leadership experience|community service|hobbies and interests|volunteer|interests and hobbies|leadership|affiliations|professional affiliations|memberships|professional memberships|campus experience|extra-curricular activities|extracurricular|civic activities|community involvement|professional associations|leadership and activities|co-curricular activities|community activities|memberships and affiliations|professional organizations|volunteer activities|personal interests|civic involvement|associations|interests & hobbies|hobbies & interests|volunteer service|student activities|membership|professional activities|leadership & activities|community outreach|campus activities',
  references:
    '推荐人 证明人|references|referees|reference|referee|recommendations|references available upon request|references available on request|references are available upon request|references upon request|recommendations are available upon request|recommendations available upon request',
  other:
    '培训经历 培训 附加信息 其他信息 其他 其它 补充信息 其他说明 附件 作品集 个人作品 更多信息 家庭成员 家庭情况 作品 培训经验 培训情况 备注 附注 主修课程 相关课程|training|trainings|additional information|other information|declaration|coursework|relevant coursework|courses|miscellaneous|portfolio|links|professional development|professional training|research experience|research|research interests|additional details|personal|other|others|social media|profiles|workshops|seminars|trainings attended|training attended|training and development|continuing education|additional training|additional info|other details|strengths and weaknesses|cover letter|online profiles|websites|social profiles|find me online|family background|passport details|key responsibilities|course work|courses and training|social|highlights|websites and profiles|websites, portfolios, profiles|works in progress',
}

/** Of these, one that stands in a list is more likely an item of it; they want a heading's look. */
const weakTerms =
  'work|career|tools|software|technology|technologies|research|training|leadership|language|project|skill|personal|other|others|social|links|studies|about|overview|introduction|strengths|expertise|abilities|articles|talks|conferences|award|honor|honour|courses|coursework|papers|contact|reference|membership|interests|volunteer|volunteering|reading|associations|recognition|presentations|workshops|seminars|portfolio|highlights|employment|patents|preferences|profiles|academia|编辑|项目|语言|外语|实习|奖项|荣誉|论文|专利|培训|其他|其它|作品|简介|技能|证书|教育|学历|爱好|获奖|奖励|备注|附件|专长|著作|毕业院校|教育程度|key responsibilities|research projects|open source|interpersonal skills|project work|community service|soft skills|computer skills|software skills|continuing education|professional development|accomplishments|key achievements|achievements|social media'

const entries = (terms: Terms): [string, SectionKind][] =>
  Object.entries(terms).flatMap(([kind, text]) => {
    const [chinese = '', ...english] = text.split('|')
    return [...chinese.split(' '), ...english].map((term): [string, SectionKind] => [term, kind as SectionKind])
  })

export const headingKinds: ReadonlyMap<string, SectionKind> = new Map(entries(sure))
export const weakHeadings: ReadonlySet<string> = new Set(weakTerms.split('|'))

/** Words around which nothing of a heading's meaning changes. */
export const fillers =
  /\b(?:my|the|selected|relevant|professional|additional|other|key|main|brief|detailed|general|recent|previous|current|continued|cont'?d|major|core|of|in|and|details|information|section|work|career|history|personal)\b/g
