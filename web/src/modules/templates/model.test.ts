import { type ChannelModel, channelModel } from '@cohort/contract/channel-model'
import type { Template } from '@cohort/contract/templates'
import { describe, expect, it } from 'vitest'
import { categoriesFor, groupsOf, modelIn, requiredName, suggestionsFor, typesIn } from '#modules/templates/model.ts'

const template = (name: string, more: Partial<Template> = {}): Template => ({
  id: name,
  name,
  category: '',
  groupBy: '',
  remark: '',
  color: 'blue',
  icon: 'folder',
  type: 'channel',
  langue: 'zh-CN',
  scopeName: 'tenant',
  scopeValue: 't',
  entityType: null,
  recordTypes: [],
  opened: true,
  updatedAt: null,
  editable: true,
  ...more,
})
const words = (zh: string, en: string) => ({ zh, en })
const model: ChannelModel = channelModel.parse({
  projectPayloadType: 'Job',
  taskPayloadType: 'Resume',
  flows: [],
  fields: [{ entityType: 'HydrogenTask', field: { key: 'k1', type: 'Date', label: words('到岗日期', 'Starts on') } }],
})

describe('templates', () => {
  it('stand in the order of their categories, those without one last', () => {
    const all = [
      template('a', { category: '' }),
      template('b', { category: '乙' }),
      template('c', { category: '10-x' }),
      template('d', { category: '2-y' }),
      template('e', { category: '2-y' }),
    ]
    expect(groupsOf(all).map(({ category, templates }) => [category, templates.length])).toEqual([
      ['2-y', 2],
      ['10-x', 1],
      ['乙', 1],
      ['', 1],
    ])
  })

  it('have tabs for channels and types of material, and for others where there are any', () => {
    expect(typesIn([])).toEqual(['channel', 'entity'])
    expect(typesIn([template('x', { type: 'func' })])).toEqual(['channel', 'entity', 'func'])
  })

  it('are suggested by their names, each name once', () => {
    const all = [template('Vendor tender'), template('Tender', { id: '2' }), template('Tender', { id: '3' })]
    expect(suggestionsFor(all, ' TENDER ').map(({ id }) => id)).toEqual(['Vendor tender', '2'])
    expect(suggestionsFor(all, ' ')).toEqual([])
  })

  it('suggest categories that exist, but not the one typed', () => {
    const all = [template('a', { category: '1-乙' }), template('b', { category: '0-甲' }), template('c')]
    expect(categoriesFor(all, '')).toEqual(['0-甲', '1-乙'])
    expect(categoriesFor(all, '0-甲')).toEqual([])
  })
})

describe('what a template holds', () => {
  it('is a channel, or nothing that can be shown', () => {
    expect(modelIn({})).toBeUndefined()
    expect(modelIn(model)?.taskPayloadType).toBe('Resume')
  })

  it('names required fields of the record, of the task and of its own', () => {
    const phone = { of: 'payload' as const, field: 'data.standardFields.humanInfo.phone' }
    expect(requiredName(model, phone, 'zh-CN')).toMatch(/手机|电话/)
    expect(requiredName(model, { of: 'task', field: 'data.standardFields.priority' }, 'en-US')).toBe('Priority')
    expect(requiredName(model, { of: 'task', field: 'data.customFields.k1' }, 'en-US')).toBe('Starts on')
    expect(requiredName(model, { of: 'payload', field: 'data.standardFields.a.unheardOf' }, 'zh-CN')).toBe('unheardOf')
  })
})
