import { choice, descriptionField, field, filesField, nameField, section, tagsField } from '#types/define'
import type { EntityType } from '#types/type'

/** Something the company owns and lends: who has it, and until when it is under warranty. */
export const device: EntityType = {
  type: 'Device',
  name: { zh: '设备', en: 'Devices' },
  measure: { zh: '台', en: 'device' },
  icon: 'laptop',
  fields: [
    nameField('设备名称', 'Device'),
    field('code', 'ShortText', '资产编号', 'Asset number', { options: { maxLength: 64 } }),
    field('serialNumber', 'ShortText', '序列号', 'Serial number', { options: { maxLength: 100 } }),
    field('kind', 'Select', '设备类型', 'Kind', {
      options: {
        choices: [
          choice('laptop', '笔记本电脑', 'Laptop'),
          choice('desktop', '台式机', 'Desktop'),
          choice('monitor', '显示器', 'Monitor'),
          choice('phone', '手机', 'Phone'),
          choice('tablet', '平板', 'Tablet'),
          choice('server', '服务器', 'Server'),
          choice('printer', '打印机', 'Printer'),
          choice('other', '其他', 'Other'),
        ],
      },
    }),
    field('brand', 'ShortText', '品牌', 'Brand', { options: { maxLength: 100 } }),
    field('model', 'ShortText', '型号', 'Model', { options: { maxLength: 100 } }),
    field('status', 'SingleChoice', '状态', 'Status', {
      options: {
        default: 'idle',
        choices: [
          choice('idle', '闲置', 'In stock', 'teal'),
          choice('inUse', '使用中', 'In use', 'green'),
          choice('repair', '维修中', 'In repair', 'amber'),
          choice('lost', '遗失', 'Lost', 'red'),
          choice('retired', '已报废', 'Retired', 'grey'),
        ],
      },
    }),
    field('holder', 'EntityReference', '使用人', 'Held by', { options: { entityType: 'Employee' } }),
    field('department', 'EntityReference', '使用部门', 'Department', { options: { entityType: 'Department' } }),
    field('location', 'Location', '存放地点', 'Location'),
    field('price', 'Currency', '购入价格', 'Price'),
    field('supplier', 'EntityReference', '供应商', 'Supplier', { options: { entityType: 'BusinessPartner' } }),
    field('boughtOn', 'Date', '购入日期', 'Bought on'),
    field('warrantyUntil', 'Date', '保修至', 'Warranty until'),
    field('lentOn', 'Date', '领用日期', 'Lent on'),
    field('configuration', 'LongText', '配置', 'Configuration'),
    descriptionField('备注说明', 'Notes'),
    tagsField,
    filesField,
  ],
  columns: ['name', 'code', 'kind', 'status', 'holder', 'department', 'model', 'warrantyUntil', 'meta.updatedAt'],
  filters: ['status', 'kind', 'department', 'location', 'warrantyUntil', 'tags'],
  sections: [
    section('基本信息', 'Basics', [
      'name',
      'code',
      'serialNumber',
      'kind',
      'brand',
      'model',
      'status',
      'configuration',
    ]),
    section('领用', 'In use', ['holder', 'department', 'location', 'lentOn']),
    section('采购', 'Purchase', ['price', 'supplier', 'boughtOn', 'warrantyUntil']),
    section('更多信息', 'More', ['tags', 'description', 'files']),
  ],
  views: ['list', 'board'],
  material: true,
}
