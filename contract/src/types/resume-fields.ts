import { choice, field, filesField, genderChoices, list, personNameField, tagsField } from '#types/define'
import type { FieldDefinition, ListDefinition } from '#types/type'

const person: readonly FieldDefinition[] = [
  personNameField,
  // The same name where parsers put it; a change of one is copied into the other (spec 1 §5).
  field('humanInfo.name', 'ShortText', '简历姓名', 'Name in resume', {
    personName: true,
    options: { maxLength: 100 },
  }),
  field('humanInfo.genderName', 'SingleChoice', '性别', 'Gender', { options: { choices: genderChoices } }),
  field('humanInfo.age', 'Number', '年龄', 'Age', { options: { min: 14, max: 120 } }),
  field('humanInfo.birthday', 'Date', '出生日期', 'Birthday'),
  field('humanInfo.phone', 'PhoneNumber', '手机', 'Phone'),
  field('humanInfo.email', 'Email', '邮箱', 'Email'),
  field('humanInfo.wechat', 'ShortText', '微信', 'WeChat', { contact: true, options: { maxLength: 64 } }),
  field('humanInfo.avatar', 'File', '头像', 'Photo', { options: { only: 'picture' } }),
  field('humanInfo.idNumber', 'Identification', '证件', 'Identification'),
  field('humanInfo.degree', 'Degree', '最高学历', 'Highest degree'),
  field('humanInfo.school', 'ShortText', '毕业院校', 'School'),
  field('humanInfo.major', 'ShortText', '专业', 'Major'),
  field('humanInfo.nationality', 'ShortText', '国籍', 'Nationality', { options: { maxLength: 60 } }),
  field('humanInfo.ethnicity', 'ShortText', '民族', 'Ethnicity', { options: { maxLength: 60 } }),
  field('humanInfo.nativePlace', 'Location', '籍贯', 'Native place'),
  field('humanInfo.registeredResidence', 'Location', '户口所在地', 'Registered residence'),
  field('humanInfo.maritalStatus', 'SingleChoice', '婚姻状况', 'Marital status', {
    options: { choices: [choice('single', '未婚', 'Single'), choice('married', '已婚', 'Married')] },
  }),
  field('humanInfo.politicalStatus', 'ShortText', '政治面貌', 'Political status', { options: { maxLength: 60 } }),
  field('humanInfo.homepage', 'Website', '个人主页', 'Homepage', { contact: true }),
]

const job: readonly FieldDefinition[] = [
  field('currentJobStatus.status', 'SingleChoice', '求职状态', 'Job status', {
    options: {
      choices: [
        choice('available', '离职，随时到岗', 'Available now', 'green'),
        choice('looking', '在职，正在找工作', 'Employed, looking', 'blue'),
        choice('open', '在职，看看机会', 'Employed, open to offers', 'amber'),
        choice('notLooking', '在职，暂不考虑', 'Employed, not looking', 'grey'),
        choice('student', '在校', 'At school', 'purple'),
      ],
    },
  }),
  field('currentJobStatus.position', 'ShortText', '当前职位', 'Current title'),
  field('currentJobStatus.company', 'ShortText', '当前公司', 'Current company'),
  field('currentJobStatus.industry', 'ShortText', '所在行业', 'Industry'),
  field('currentJobStatus.workYears', 'Number', '工作年限', 'Years of experience', { options: { min: 0, max: 70 } }),
  field('currentJobStatus.workLocation', 'Location', '现居城市', 'City'),
  field('currentJobStatus.salary', 'SalaryRange', '当前薪资', 'Current salary'),
  field('expectation.cities', 'LocationArray', '期望城市', 'Preferred cities'),
  field('expectation.positions', 'StringArray', '期望职位', 'Preferred titles'),
  field('expectation.industries', 'StringArray', '期望行业', 'Preferred industries'),
  field('expectation.salary', 'SalaryRange', '期望薪资', 'Expected salary'),
  field('expectation.jobType', 'SingleChoice', '工作性质', 'Employment type', {
    options: {
      choices: [
        choice('fullTime', '全职', 'Full-time'),
        choice('partTime', '兼职', 'Part-time'),
        choice('internship', '实习', 'Internship'),
        choice('contract', '外包或合同制', 'Contract'),
      ],
    },
  }),
  field('expectation.availableFrom', 'Date', '最早到岗', 'Available from'),
]

const rest: readonly FieldDefinition[] = [
  field('skills', 'StringArray', '技能', 'Skills'),
  field('summary', 'LongText', '自我评价', 'Summary'),
  field('description', 'LongText', '备注说明', 'Notes'),
  tagsField,
  field('source', 'Select', '来源渠道', 'Source', {
    options: {
      choices: [
        choice('manual', '手动录入', 'Entered by hand'),
        choice('upload', '文件上传', 'File upload'),
        choice('website', '招聘网站', 'Job site'),
        choice('mailbox', '邮箱投递', 'Mailbox'),
        choice('referral', '内部推荐', 'Referral'),
        choice('headhunter', '猎头推荐', 'Headhunter'),
        choice('campus', '校园招聘', 'Campus'),
        choice('careers', '官网投递', 'Careers page'),
        choice('talentPool', '人才库激活', 'Reactivated'),
        choice('other', '其他', 'Other'),
      ],
    },
  }),
  field('owner', 'Member', '负责人', 'Owner'),
  field('employeeInfo.employeeCode', 'ShortText', '员工工号', 'Employee code', { options: { maxLength: 64 } }),
  filesField,
]

export const resumeFields: readonly FieldDefinition[] = [...person, ...job, ...rest]

const range = field('dateRange', 'DateRange', '起止时间', 'Period')
const text = (zh: string, en: string) => field('description', 'LongText', zh, en)

const employment: readonly FieldDefinition[] = [
  field('company', 'ShortText', '公司', 'Company', { required: true }),
  field('position', 'ShortText', '职位', 'Title'),
  field('department', 'ShortText', '部门', 'Department'),
  field('industry', 'ShortText', '行业', 'Industry'),
  field('location', 'Location', '工作地点', 'Location'),
  field('salary', 'SalaryRange', '薪资', 'Salary'),
  range,
  text('工作内容', 'What was done'),
]

export const resumeLists: readonly ListDefinition[] = [
  list(
    'works',
    '工作经历',
    'Work',
    [...employment, field('leavingReason', 'LongText', '离职原因', 'Reason for leaving')],
    'dateRange',
  ),
  list('interns', '实习经历', 'Internships', employment, 'dateRange'),
  list(
    'projects',
    '项目经历',
    'Projects',
    [
      field('name', 'ShortText', '项目名称', 'Project', { required: true }),
      field('role', 'ShortText', '担任角色', 'Role'),
      field('company', 'ShortText', '所属公司', 'Company'),
      field('link', 'Website', '项目链接', 'Link'),
      range,
      text('项目描述', 'Description'),
      field('achievement', 'LongText', '项目业绩', 'Achievements'),
    ],
    'dateRange',
  ),
  list(
    'educations',
    '教育经历',
    'Education',
    [
      field('school', 'ShortText', '学校', 'School', { required: true }),
      field('major', 'ShortText', '专业', 'Major'),
      field('degree', 'Degree', '学历', 'Degree'),
      field('isHighest', 'Boolean', '最高学历', 'Highest'),
      field('isFullTime', 'Boolean', '全日制', 'Full-time', { options: { default: true } }),
      field('gpa', 'ShortText', '成绩排名', 'Grades', { options: { maxLength: 60 } }),
      range,
      text('在校经历', 'At school'),
    ],
    'dateRange',
  ),
  list('languages', '语言能力', 'Languages', [
    field('name', 'ShortText', '语言', 'Language', { required: true }),
    field('level', 'SingleChoice', '程度', 'Level', {
      options: {
        choices: [
          choice('basic', '入门', 'Basic'),
          choice('working', '可工作', 'Working'),
          choice('fluent', '流利', 'Fluent'),
          choice('native', '母语', 'Native'),
        ],
      },
    }),
    field('certificate', 'ShortText', '证书或成绩', 'Certificate or score'),
  ]),
  list('certificates', '资格证书', 'Certificates', [
    field('name', 'ShortText', '证书', 'Certificate', { required: true }),
    field('issuer', 'ShortText', '颁发机构', 'Issuer'),
    field('date', 'Date', '获得时间', 'Issued'),
    field('number', 'ShortText', '证书编号', 'Number', { options: { maxLength: 100 } }),
  ]),
  list('awards', '获奖经历', 'Awards', [
    field('name', 'ShortText', '奖项', 'Award', { required: true }),
    field('level', 'ShortText', '级别', 'Level', { options: { maxLength: 100 } }),
    field('date', 'Date', '获奖时间', 'Date'),
    text('说明', 'Description'),
  ]),
]
