import type { Grammar } from '#testing/noise/grammar'

/** Papers of every day in both languages that name people and numbers, and are no resumes. All of them are made up. */

const en = {
  who: ['Jane Porter', 'Omar Haddad', 'Li Na', 'Priya Shah', 'Tom Becker', 'Maria Lopez'],
  firm: ['Harbor Foods Inc.', 'Maple Textiles LLC', 'Juniper Logistics Ltd.', 'Northwind Bank'],
  day: ['0{n:1-9}/1{#1}/2024', 'Mar {n:1-28}, 2024', '2024-0{n:1-9}-1{#1}'],
  phone: ['(617) 555-01{#2}', '+1 212 555 01{#2}', '1380013{#4}'],
  money: ['{n:2-999}.{#2}', '{n:1-99},{#3}.00'],
} satisfies Grammar

const zh = {
  who: ['王芳', '李雷', '张晓明', '赵志强', '欧阳文静', '陈思远'],
  firm: ['云帆科技有限公司', '远山物流股份有限公司', '星河食品集团', '百川银行'],
  day: ['2024年{n:1-12}月{n:1-28}日', '2024-0{n:1-9}-1{#1}', '2024/1{n:0-2}/0{n:1-9}'],
  phone: ['1380013{#4}', '1390013{#4}', '0571-8{#7}'],
  money: ['{n:2-999}.{#2}', '{n:1-99},{#3}.00'],
} satisfies Grammar

export const daily: Readonly<Record<string, Grammar>> = {
  'chat log': {
    ...en,
    paper: ['{line:15-60}'],
    line: ['[1{#1}:2{#1}] {who}: {said}', '{day}, 9:4{#1} - {who}: {said}', '{who} joined the group', '{who}\n{said}'],
    said: ['ok see you there', 'call me on {phone}', 'who takes the Java training?', 'the manager said Monday', '😂'],
  },
  'bank statement': {
    ...en,
    paper: [
      'Northwind Bank\nStatement of account\nAccount holder {who}\nAccount {#11}\nPeriod {day} - {day}\n{row:15-60}',
    ],
    row: [
      '{day}\tCard payment {firm}\t-{money}\t{money}',
      '{day}\tTransfer {#11}\t{money}',
      '{day} Salary {firm} {money}',
    ],
  },
  'numbers of eleven digits': {
    paper: ['{row:20-80}', 'id\tparent\tcount\n{row:20-80}'],
    row: ['1{n:3-9}{#9}\t1{#10}\t{n:1-99}', '{n:1-99}\t1{n:3-9}{#9}', '1{n:3-9}{#9}'],
  },
  python: {
    paper: ['{line:20-60}'],
    line: [
      'def get_{word}(self, phone="1380013{#4}"):',
      '    return {word}.skills + ["Python", "SQL"]',
      'class Company(Base):  # works, education',
      '    name = "{name}"  # {word}',
      "print(f'{word}: 2019.03-2021.06')",
    ],
    word: ['resume', 'experience', 'school', 'manager'],
    name: ['Jane Porter', 'Harbor Foods Inc.', '张晓明'],
  },
  'data of a program': {
    paper: ['[\n{row:5-30}\n]', 'name,phone,company\n{line:10-40}'],
    row: ['  { "name": "{name}", "phone": "1380013{#4}", "company": "{firm}", "id": {#11} },'],
    line: ['{name},1390013{#4},{firm}'],
    name: ['Jane Porter', '张晓明', 'Li Na', '李雷'],
    firm: ['云帆科技有限公司', 'Harbor Foods Inc.'],
  },
  lease: {
    ...en,
    paper: [
      'RESIDENTIAL LEASE\nThis Agreement is made on {day} between {who} ("Landlord") and {who} ("Tenant").\n{clause:6-20}\nLandlord: {who}   Phone: {phone}\nTenant: {who}   Phone: {phone}',
    ],
    clause: [
      '{n:1-20}. The Tenant shall pay {money} on the first day of each month.',
      '{n:1-20}. The Landlord may enter the premises with {n:1-9} days of notice.',
      '{n:1-20}. Term: {day} to {day}.',
    ],
  },
  letter: {
    ...en,
    paper: ['{who}\n12 Harbour Street\n{day}\n\nDear {who},\n\n{line:3-8}\n\nYours sincerely,\n{who}\n{firm}\n{phone}'],
    line: [
      'Thank you for your letter of {day}.',
      'We regret that the goods did not arrive in time.',
      'Our manager will call you next week.',
    ],
  },
  timetable: {
    paper: ['Time\tMonday\tTuesday\tWednesday\n{row:6-12}'],
    row: ['{n:8-18}:00-{n:8-18}:45\t{course}\t{course}\t{course}'],
    course: ['Mathematics', 'English', 'History', 'Computer Science', 'Break', 'Ms Porter'],
  },
  'phone bill': {
    ...en,
    paper: ['{firm}\nCalls from {phone}\n{row:20-60}\nTotal {money}'],
    row: ['{day} 1{#1}:3{#1}\t1380013{#4}\t{n:1-59} min\t{money}', '{day}\t(617) 555-01{#2}\t0.{#2}'],
  },
  银行流水: {
    ...zh,
    paper: ['百川银行 账户交易明细\n户名：{who}\n账号：6222{#15}\n{row:15-60}'],
    row: ['{day}\t工资\t{firm}\t{money}\t{money}', '{day}\t转账\t{who}\t-{money}', '{day} 消费 {firm} {money}'],
  },
  快递单: {
    ...zh,
    paper: [
      '运单号：{#12}\n寄件人：{who} {phone}\n地址：浙江省杭州市西湖区文化路{n:1-99}号\n收件人：{who} {phone}\n{firm}\n物品：{good}',
    ],
    good: ['文件', '衣服', '水果', '书'],
  },
  群聊: {
    ...zh,
    paper: ['{line:15-60}'],
    line: ['{who} 1{#1}:2{#1}\n{said}', '[{day}] {who}：{said}', '{who}加入了群聊', '"{who}"邀请"{who}"加入了群聊'],
    said: ['收到', '下午三点开会', '我的电话{phone}', '谁负责后端？', '工作经历发我一份', '哈哈哈'],
  },
  歌词: {
    paper: ['作词：{who}\n作曲：{who}\n{line:12-40}'],
    who: ['晨光', '青禾', '远山'],
    line: ['你说过的话还在{a}里', '我走过{b}的{a}', '啦啦啦 {a}', '等到{b}再见', '2019年的{a}我还记得'],
    a: ['夏天', '雨夜', '车站', '梦'],
    b: ['春天', '明天', '城市', '海边'],
  },
  带注释的代码: {
    ...zh,
    paper: ['// 作者：{who}  日期：{day}\n{line:20-60}'],
    line: [
      'String phone = "{phone}"; // 联系电话',
      'public class Resume { // 简历',
      '    private String company = "{firm}"; // 工作经历',
      '    /* 教育经历：{word} */',
      '    list.add("{who}");',
    ],
    word: ['学校', '专业', '学历'],
  },
  通话记录: {
    ...zh,
    paper: ['通话详单\n机主：{who}\n{row:20-60}'],
    row: ['{day} 1{#1}:2{#1}:3{#1}\t主叫\t1380013{#4}\t{n:1-59}分钟\t{money}', '{day}\t被叫\t139{#8}\t{n:1-59}秒'],
  },
  化验单: {
    ...zh,
    paper: [
      '检验报告单\n姓名：{who}　性别：女　年龄：{n:20-80}岁\n科室：内科　标本：血清\n项目\t结果\t参考值\n{row:8-20}\n检验者：{who}\t审核者：{who}\t报告日期：{day}',
    ],
    row: ['{item}\t{n:1-90}.{#1}\t{n:1-9}-{n:10-99}', '{item} ↑\t{n:100-900}\tU/L'],
    item: ['谷丙转氨酶', '总胆固醇', '血糖', '白细胞', '血红蛋白'],
  },
  课程表: {
    ...zh,
    paper: ['{n:1-9}年级{n:1-9}班课程表\n班主任：{who} {phone}\n节次\t星期一\t星期二\t星期三\n{row:6-8}'],
    row: ['第{n:1-8}节\t{course}\t{course}\t{course}'],
    course: ['语文', '数学', '英语（{who}）', '计算机', '体育'],
  },
  名单: {
    ...zh,
    paper: ['参会人员名单\n序号\t姓名\t单位\t职务\t电话\n{row:10-40}', '值班表\n{row:10-30}'],
    row: ['{n:1-99}\t{who}\t{firm}\t{title}\t{phone}', '{day}\t{who}\t{phone}'],
    title: ['经理', '工程师', '会计', '主任'],
  },
}
