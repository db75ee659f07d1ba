import { useLingui } from '@lingui/react/macro';
import type { PlanLimits } from '../../../domain/billing/subscription-plan.ts';
import { Field } from '../../ui/form/field.tsx';
import { useFieldControl } from '../../ui/form/field-context.ts';
import { Select } from '../../ui/form/select.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import { ToggleSwitch } from '../../ui/form/toggle-switch.tsx';
import type { PlanFields } from './plan-draft.ts';
import styles from './plans-page.module.css';

/** Price, billing period and limits of a plan. */
export function PlanNumbers({ draft, onChange, problemOf, isNew }: PlanFields & { isNew: boolean }) {
  const { t } = useLingui();
  const isFree = draft.billing === 'free';
  const limits: [keyof PlanLimits, string][] = [
    ['aiArticlesPerMonth', t`AI articles a month`],
    ['translationsPerMonth', t`Translations a month`],
    ['ownArticlesPerMonth', t`Own articles a month`],
    ['definitionsPerDay', t`Answers from Foxy a day`],
  ];

  return (
    <>
      <fieldset className={styles.fields}>
        <legend>{t`Price`}</legend>
        {!isFree && (
          <>
            <Field label={t`Price`} error={problemOf('priceMinor')}>
              <TextInput
                inputMode="decimal"
                value={draft.price}
                onChange={({ target }) => onChange({ price: target.value })}
              />
            </Field>
            <Field label={t`Currency`} error={problemOf('currency')}>
              <TextInput
                maxLength={3}
                value={draft.currency}
                onChange={({ target }) => onChange({ currency: target.value })}
              />
            </Field>
            <Field
              label={t`Billed`}
              error={problemOf('billing')}
              hint={isNew ? undefined : t`Can no longer be changed.`}
            >
              <Select
                isDisabled={!isNew}
                options={[
                  { value: 'monthly', label: t`Monthly` },
                  { value: 'yearly', label: t`Yearly` },
                ]}
                value={draft.billing}
                onChange={(billing) => onChange({ billing })}
              />
            </Field>
            <Field
              label={t`Payment provider’s price ID`}
              error={problemOf('paymentPriceId')}
              hint={t`Without one, the plan can’t be bought, only granted by an admin.`}
            >
              <TextInput
                maxLength={200}
                value={draft.paymentPriceId}
                onChange={({ target }) => onChange({ paymentPriceId: target.value })}
              />
            </Field>
            <Field label={t`Renews automatically`} error={problemOf('isRecurring')}>
              <ToggleField
                isOn={draft.isRecurring}
                isDisabled={!isNew}
                onChange={(isRecurring) => onChange({ isRecurring })}
              />
            </Field>
          </>
        )}
        {isFree && <p>{t`The free plan costs nothing and doesn’t end.`}</p>}
      </fieldset>
      <fieldset className={styles.fields}>
        <legend>{t`Limits`}</legend>
        {limits.map(([name, label]) => (
          <Field key={name} label={label} error={problemOf(`limits.${name}`)}>
            <TextInput
              inputMode="numeric"
              value={draft.limits[name]}
              onChange={({ target }) => onChange({ limits: { ...draft.limits, [name]: target.value } })}
            />
          </Field>
        ))}
      </fieldset>
    </>
  );
}

interface ToggleFieldProps {
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch that gets its label from the `Field` around it, through `useFieldControl`. */
function ToggleField({ isOn, isDisabled, onChange }: ToggleFieldProps) {
  const wiring = useFieldControl();
  return (
    <span className={styles.toggle}>
      <ToggleSwitch
        {...wiring}
        checked={isOn}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </span>
  );
}
