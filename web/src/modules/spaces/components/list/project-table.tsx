import { Link } from 'react-router'
import styles from '#modules/spaces/components/list/list.module.css'
import {
  Due,
  Principal,
  Priority,
  RowMenu,
  type RowsProps,
  Status,
  Unknown,
  useRowMenu,
} from '#modules/spaces/components/list/project-parts.tsx'
import { projectHref } from '#modules/spaces/hrefs.ts'
import { useSpacesText } from '#modules/spaces/text.ts'

/** The projects of a channel as rows; the whole row is the link of its project. */
export function ProjectTable({ shown, details, markedId, ...place }: RowsProps) {
  const text = useSpacesText()
  const { list } = text
  const { menu, aroundOf } = useRowMenu(place)
  return (
    <table className={styles.table} aria-label={list.label}>
      <thead>
        <tr>
          <th scope="col">{list.name}</th>
          <th scope="col">{list.status}</th>
          <th scope="col" data-wide>
            {list.priority}
          </th>
          <th scope="col" data-wide>
            {list.principal}
          </th>
          <th scope="col">{list.due}</th>
          <th scope="col" className={styles.number}>
            {list.tasks}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {shown.map((item) => {
          const project = details.get(item.id)
          const record = project?.projectPayload
          return (
            <tr key={item.id} aria-current={item.id === markedId || undefined}>
              <th scope="row">
                <Link className={styles.cover} to={projectHref(place.channel.id, item.id)}>
                  {item.name}
                </Link>
                {record && record.name !== item.name && <span className={styles.record}>{record.name}</span>}
                {item.projectCount > 0 && (
                  <span className={styles.record}>{text.tree.subProjects(item.projectCount)}</span>
                )}
              </th>
              <td>
                <Status status={item.status} />
              </td>
              <td data-wide>{project ? <Priority value={project.priority} /> : <Unknown />}</td>
              <td data-wide>{project ? <Principal person={project.principal} /> : <Unknown />}</td>
              <td>{project ? <Due project={{ ...project, status: item.status }} /> : <Unknown />}</td>
              <td className={styles.number}>{item.childrenCount}</td>
              <td className={styles.rowDeeds}>
                <RowMenu around={aroundOf(item)} menu={menu} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
