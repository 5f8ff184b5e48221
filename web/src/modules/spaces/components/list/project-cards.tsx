import { Link } from 'react-router'
import styles from '#modules/spaces/components/list/list.module.css'
import {
  Due,
  Principal,
  RowMenu,
  type RowsProps,
  Status,
  useRowMenu,
} from '#modules/spaces/components/list/project-parts.tsx'
import { projectHref } from '#modules/spaces/hrefs.ts'
import { useSpacesText } from '#modules/spaces/text.ts'

/** The same on a phone: one below the other. */
export function ProjectCards({ shown, details, markedId, ...place }: RowsProps) {
  const text = useSpacesText()
  const { menu, aroundOf } = useRowMenu(place)
  return (
    <ul className={styles.cards} aria-label={text.list.label}>
      {shown.map((item) => {
        const project = details.get(item.id)
        return (
          <li key={item.id} className={styles.card} aria-current={item.id === markedId || undefined}>
            <div className={styles.words}>
              <Link className={styles.cover} to={projectHref(place.channel.id, item.id)}>
                {item.name}
              </Link>
              <p className={styles.facts}>
                <Status status={item.status} />
                <span>{text.tree.tasks(item.childrenCount)}</span>
                {item.projectCount > 0 && <span>{text.tree.subProjects(item.projectCount)}</span>}
              </p>
              {project && (project.principal || project.timeoutTime) && (
                <p className={styles.facts}>
                  {project.principal && <Principal person={project.principal} />}
                  {project.timeoutTime && <Due project={{ ...project, status: item.status }} />}
                </p>
              )}
            </div>
            <RowMenu around={aroundOf(item)} menu={menu} />
          </li>
        )
      })}
    </ul>
  )
}
