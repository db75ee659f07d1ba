import { valibotResolver } from '@hookform/resolvers/valibot';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { feedbackMaxLength, feedbackSchema } from '../../domain/settings/feedback.ts';
import { ErrorNote } from '../platform/error-note.tsx';
import { Button } from '../ui/button/button.tsx';
import { Field } from '../ui/form/field.tsx';
import { TextArea } from '../ui/form/text-area.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Note } from '../ui/status/note.tsx';
import styles from './feedback-form.module.css';
import { sendFeedback } from './queries.ts';

export function FeedbackForm() {
  const { t } = useLingui();
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(feedbackSchema),
    defaultValues: { message: '' },
  });
  const feedback = useMutation({ mutationFn: sendFeedback, onSuccess: () => reset() });
  const problem = formState.errors.message?.message;
  const problems: Record<string, string> = {
    required: t`Write a few words first.`,
    'too-long': t`${plural(feedbackMaxLength, { one: 'At most # character, please.', other: 'At most # characters, please.' })}`,
  };

  return (
    <Card>
      <form className={styles.form} onSubmit={handleSubmit(({ message }) => feedback.mutate(message))} noValidate>
        <Field
          label={t`Tell us what helps and what gets in the way`}
          error={problem === undefined ? undefined : (problems[problem] ?? problem)}
        >
          <TextArea {...register('message')} rows={4} />
        </Field>
        <div>
          <Button type="submit" variant="outline" isBusy={feedback.isPending}>
            <Trans>Send feedback</Trans>
          </Button>
        </div>
        {feedback.isSuccess && !formState.isDirty && (
          <Note kind="success" isLive>
            <Trans>Thank you. We read every message.</Trans>
          </Note>
        )}
        <ErrorNote error={feedback.error} />
      </form>
    </Card>
  );
}
