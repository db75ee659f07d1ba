import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { isFallback, type Port, type PortKind, type PortState, type PortTest } from '../../../domain/admin/port.ts';
import { AppError } from '../../../domain/app-error.ts';
import { isErrorCode } from '../../../domain/error-status.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Badge } from '../../ui/status/badge.tsx';
import { Note } from '../../ui/status/note.tsx';
import { Skeleton } from '../../ui/status/skeleton.tsx';
import { usePortWords } from './use-port-words.ts';
import styles from './utils-page.module.css';
import { portsQuery, refreshUtils, testPort } from './utils-queries.ts';
import { UtilsSection } from './utils-section.tsx';

/** External services and their providers, each with a test that does real work. */
export function Ports() {
  const { t } = useLingui();
  const ports = useQuery(portsQuery);
  const words = usePortWords();
  return (
    <UtilsSection title={t`Services`} failed={ports}>
      {ports.isPending && <Skeleton label={t`Checking the services`} />}
      {ports.data?.warnings.map((warning) => (
        <Note key={warning} kind="warn">
          {words.warnings[warning]}
        </Note>
      ))}
      <div className={styles.ports}>
        {ports.data?.ports.map((state) => (
          <PortCard key={state.port} state={state} />
        ))}
      </div>
    </UtilsSection>
  );
}

function PortCard({ state: { port, kind, name } }: { state: PortState }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const words = usePortWords();
  const portName = words.ports[port];
  const test = useMutation({ mutationFn: (tested: Port) => testPort(tested), onSettled: () => refreshUtils(client) });
  return (
    <Card className={styles.port}>
      <div className={styles.portHead}>
        <h3>{portName}</h3>
        <PortBadge kind={kind} test={test.data} />
      </div>
      <p>{name === null ? words.kinds[kind] : `${words.kinds[kind]}: ${name}`}</p>
      <div className={styles.portTest}>
        <div role="status">
          {test.data?.isWorking === true && t`${{ latencyMs: test.data.latencyMs }} ms`}
          {test.data?.isWorking === false && <PortProblem problem={test.data.problem} />}
          {test.isError && t(errorMessage(test.error))}
        </div>
        <Button variant="outline" size="compact" isBusy={test.isPending} onClick={() => test.mutate(port)}>
          <Trans>
            Test<span className="visually-hidden"> {portName}</span>
          </Trans>
        </Button>
      </div>
    </Card>
  );
}

function PortBadge({ kind, test }: { kind: PortKind; test: PortTest | undefined }) {
  if (test?.isWorking === false && kind !== 'nothing') {
    return (
      <Badge kind="error">
        <Trans>Doesn’t work</Trans>
      </Badge>
    );
  }
  if (kind === 'nothing') {
    return (
      <Badge>
        <Trans>Not set up</Trans>
      </Badge>
    );
  }
  if (isFallback(kind)) {
    return (
      <Badge kind="warn">
        <Trans>Built in</Trans>
      </Badge>
    );
  }
  return <Badge kind="success">{test?.isWorking === true ? <Trans>Works</Trans> : <Trans>Set up</Trans>}</Badge>;
}

/** Shows a translated message if the problem is one of our error codes, otherwise the message of the provider. */
function PortProblem({ problem }: { problem: string | null }) {
  const { t } = useLingui();
  if (isErrorCode(problem)) return t(errorMessage(new AppError(problem)));
  return <span lang="en">{problem}</span>;
}
