import type { ChannelModel } from '@cohort/contract/channel-model'
import { fieldTypes } from '@cohort/contract/fields'
import { inLocale } from '@cohort/contract/fields/values'
import { useLocale } from '#lib/text.ts'
import styles from '#modules/templates/components/preview.module.css'
import { Dot } from '#modules/templates/components/tile.tsx'
import { requiredName } from '#modules/templates/model.ts'
import { useTemplatesText } from '#modules/templates/text.ts'
import { useTypeNames } from '#modules/templates/use-type-names.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-paths.ts'
import { Tag } from '#ui/tag.tsx'

type Flow = ChannelModel['flows'][number]
type Stage = Flow['stages'][number]

/** The channel that a template makes: what it works with, its flows, and the fields and views that come along. */
export function PreviewModel({ model }: { model: ChannelModel }) {
  const text = useTemplatesText().preview
  const typeName = useTypeNames()
  return (
    <>
      <section>
        <h4>{text.works}</h4>
        <ul className={styles.lines}>
          <li>{text.projectOf(typeName(model.projectPayloadType))}</li>
          <li>{text.taskOf(typeName(model.taskPayloadType))}</li>
        </ul>
      </section>
      <section>
        <h4>{text.flows}</h4>
        {model.flows.map((flow) => (
          <FlowPart key={`${flow.name.zh} ${flow.name.en}`} flow={flow} model={model} />
        ))}
      </section>
      <FieldPart model={model} />
      <ViewPart model={model} />
    </>
  )
}

function FlowPart({ flow, model }: { flow: Flow; model: ChannelModel }) {
  const text = useTemplatesText().preview
  const locale = useLocale()
  return (
    <div className={styles.flow}>
      <h5>
        {inLocale(flow.name, locale)} <small>{text.stages(flow.stages.length)}</small>
      </h5>
      <ol className={styles.stages}>
        {flow.stages.map((stage) => (
          <StageLine key={`${stage.name.zh} ${stage.name.en}`} stage={stage} model={model} />
        ))}
      </ol>
    </div>
  )
}

function StageLine({ stage, model }: { stage: Stage; model: ChannelModel }) {
  const { comma, preview: text } = useTemplatesText()
  const locale = useLocale()
  const { name, color, kind, subStatuses, requiredFields, staleDays } = stage
  const sub = subStatuses.map((one) => inLocale(one.name, locale)).join(comma)
  const required = requiredFields.map((one) => requiredName(model, one, locale)).join(comma)
  return (
    <li>
      <span className={styles.chip}>
        <Dot color={color} />
        {inLocale(name, locale)}
      </span>
      {kind !== 'normal' && <Tag tone={kind === 'won' ? 'accent' : 'danger'}>{text.kinds[kind]}</Tag>}
      {kind === 'normal' && (
        <small className={styles.days} title={text.stale(staleDays)}>
          <Icon name="clock" size={14} />
          <span className="visually-hidden">{text.stale(staleDays)}</span>
          <span aria-hidden="true">{text.days(staleDays)}</span>
        </small>
      )}
      {sub && <small>{text.sub(sub)}</small>}
      {required && <small>{text.required(required)}</small>}
    </li>
  )
}

function FieldPart({ model }: { model: ChannelModel }) {
  const text = useTemplatesText().preview
  const locale = useLocale()
  const typeName = useTypeNames()
  const byType = [...Map.groupBy(model.fields, ({ entityType }) => entityType)]
  return (
    <section>
      <h4>{text.fields}</h4>
      {byType.length === 0 && <p className={styles.quiet}>{text.noFields}</p>}
      {byType.map(([type, fields]) => (
        <div key={type} className={styles.flow}>
          <h5>{text.fieldsOf(typeName(type))}</h5>
          <ul className={styles.lines}>
            {fields.map(({ field }) => (
              <li key={field.key}>
                {inLocale(field.label, locale)} <small>{inLocale(fieldTypes[field.type].words, locale)}</small>
                {field.required && <Tag tone="outline">{text.requiredField}</Tag>}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const viewIcons: Record<ChannelModel['views'][number]['kind'], IconName> = {
  list: 'list',
  board: 'board',
  structureDiagram: 'tree',
  chat: 'chat',
}

function ViewPart({ model: { views } }: { model: ChannelModel }) {
  const text = useTemplatesText().preview
  const typeName = useTypeNames()
  return (
    <section>
      <h4>{text.views}</h4>
      {views.length === 0 && <p className={styles.quiet}>{text.noViews}</p>}
      <ul className={styles.lines}>
        {views.map(({ entityType, name, kind }) => (
          <li key={`${entityType} ${name}`}>
            <Icon name={viewIcons[kind]} size={14} />
            {name}
            <small>
              {typeName(entityType)} · {text.viewKinds[kind]}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
