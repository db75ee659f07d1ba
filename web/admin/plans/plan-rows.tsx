import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type DragEvent, useState } from 'react';
import type { ListedPlan } from '../../../domain/billing/subscription-plan.ts';
import { isLanguage } from '../../../domain/language.ts';
import { formatPrice } from '../../billing/format-price.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import type { MenuItem } from '../../ui/overlay/menu-list.tsx';
import { announce } from '../../ui/status/announce.ts';
import { Badge } from '../../ui/status/badge.tsx';
import styles from './plans-page.module.css';

export interface PlanRowsProps {
  plans: readonly ListedPlan[];
  /** The plan whose preview is shown. */
  shownId: string | undefined;
  onShow: (planId: string) => void;
  onMove: (from: number, to: number) => void;
  actionsOf: (plan: ListedPlan) => MenuItem[];
}

/** Sortable list of plans: by drag and drop, or one step at a time with buttons. */
export function PlanRows({ plans, shownId, onShow, onMove, actionsOf }: PlanRowsProps) {
  const { t, i18n } = useLingui();
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';

  function move(from: number, to: number) {
    onMove(from, to);
    const name = plans[from]?.names[language] ?? '';
    const [number, count] = [to + 1, plans.length];
    announce(t`${name} is now number ${number} of ${count}`);
  }

  function handleDrop(event: DragEvent, to: number) {
    event.preventDefault();
    if (dragged !== undefined && dragged !== to) move(dragged, to);
    setDragged(undefined);
    setOver(undefined);
  }

  return (
    <Card padding="none">
      <ol className={styles.rows}>
        {plans.map((plan, index) => (
          <li
            key={plan.id}
            className={styles.row}
            draggable
            data-dragged={dragged === index || undefined}
            data-over={(over === index && dragged !== index) || undefined}
            onDragStart={(event) => {
              // Sets some data, because Firefox does not start a drag without data.
              event.dataTransfer.setData('text/plain', plan.names[language]);
              setDragged(index);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => handleDrop(event, index)}
          >
            <MoveButtons name={plan.names[language]} index={index} lastIndex={plans.length - 1} onMove={move} />
            <button
              type="button"
              className={styles.name}
              aria-pressed={shownId === plan.id}
              onClick={() => onShow(plan.id)}
            >
              <strong>{plan.names[language]}</strong>
              <small>
                <BillingWords plan={plan} />
              </small>
            </button>
            <span className={styles.facts}>
              <span className={styles.price}>{formatPrice(plan.priceMinor, plan.currency, i18n.locale)}</span>
              {plan.billing !== 'free' && (
                <small>{t`${plural({ count: plan.subscribers }, { one: '# user', other: '# users' })}`}</small>
              )}
            </span>
            {plan.isActive ? (
              <Badge kind="success">
                <Trans>Available</Trans>
              </Badge>
            ) : (
              <Badge>
                <Trans>Retired</Trans>
              </Badge>
            )}
            <Menu
              label={t`Actions for ${{ plan: plan.names[language] }}`}
              trigger={<IconButton icon="more" label={t`Actions for ${{ plan: plan.names[language] }}`} />}
              items={actionsOf(plan)}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface MoveButtonsProps extends Pick<PlanRowsProps, 'onMove'> {
  name: string;
  index: number;
  lastIndex: number;
}

/** Uses aria-disabled: a disabled button would lose the focus. */
function MoveButtons({ name, index, lastIndex, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  return (
    <span className={styles.moves}>
      <IconButton
        icon="arrow-up"
        size="compact"
        label={t`Move ${name} up`}
        aria-disabled={index === 0}
        onClick={() => index > 0 && onMove(index, index - 1)}
      />
      <IconButton
        icon="arrow-down"
        size="compact"
        label={t`Move ${name} down`}
        aria-disabled={index === lastIndex}
        onClick={() => index < lastIndex && onMove(index, index + 1)}
      />
    </span>
  );
}

function BillingWords({ plan: { billing, isRecurring } }: { plan: ListedPlan }) {
  if (billing === 'free') return <Trans>No expiry</Trans>;
  if (billing === 'monthly') return isRecurring ? <Trans>Monthly, renews</Trans> : <Trans>One month, paid once</Trans>;
  return isRecurring ? <Trans>Yearly, renews</Trans> : <Trans>One year, paid once</Trans>;
}
