import { createToaster, Toast, Toaster } from '@ark-ui/react/toast';
import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon, type IconName } from '../image/icon.tsx';
import { type ToastMessage, toaster } from './toaster.ts';
import styles from './toasts.module.css';

const icons: Record<ToastMessage['kind'], IconName> = { success: 'check', error: 'error', info: 'info' };

const shownMs = 6000;
const shownWithActionMs = 12_000;

interface ToastsProps {
  label: string;
  closeLabel: string;
}

// In windows of these sizes, toasts are at the top, because bars, the player, bottom sheets and dialogs use the bottom edge.
const narrow = '(max-width: 839px), (max-height: 559px) and (max-width: 1359px)';

/** Renders all messages; loaded after the first page. */
export function Toasts(props: ToastsProps) {
  const isNarrow = useSyncExternalStore(onWidth, () => matchMedia(narrow).matches);
  const [open] = useState(() => new Set<ToastMessage>());
  // The placement of a queue cannot be changed, so a window that becomes narrow gets another queue with the open messages.
  return <ToastsAt key={String(isNarrow)} placement={isNarrow ? 'top' : 'bottom-end'} open={open} {...props} />;
}

function onWidth(listener: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

type Placement = 'top' | 'bottom-end';

interface ToastsAtProps extends ToastsProps {
  placement: Placement;
  /** The messages that are shown now. */
  open: Set<ToastMessage>;
}

function ToastsAt({ label, closeLabel, placement, open }: ToastsAtProps) {
  const [queue] = useState(() => createQueue(placement));
  useEffect(() => {
    const elsewhere = new Set<string>();
    let disconnect: (() => void) | undefined;
    // Connects a moment later, because the toaster of Ark UI subscribes a moment after mounting and would miss earlier
    // messages.
    const connecting = setTimeout(() => {
      const show = (message: ToastMessage) => {
        open.add(message);
        const id = queue.create({
          ...toOptions(message),
          onStatusChange: ({ status }) => status !== 'visible' && open.delete(message),
        });
        if (message.isElsewhere && id !== undefined) elsewhere.add(id);
      };
      for (const message of [...open]) show(message);
      disconnect = toaster.connect({
        show,
        dismissElsewhere: () => {
          for (const id of elsewhere) queue.dismiss(id);
          elsewhere.clear();
        },
      });
    });
    return () => {
      clearTimeout(connecting);
      disconnect?.();
    };
  }, [queue, open]);

  const { holders, giveFocusBack } = useFocusAround(queue);

  return (
    <Toaster toaster={queue} aria-label={label} className={styles.region}>
      {(toast) => (
        <Toast.Root className={styles.toast} {...holders}>
          <span className={styles.icon} data-kind={toast.type}>
            {toast.type !== undefined && isKind(toast.type) && <Icon name={icons[toast.type]} />}
          </span>
          <div className={styles.words}>
            <Toast.Title className={styles.title}>{toast.title}</Toast.Title>
            {toast.description && <Toast.Description className={styles.text}>{toast.description}</Toast.Description>}
          </div>
          {toast.action && (
            <Toast.ActionTrigger asChild>
              <Button variant="plain" size="compact" className={styles.action}>
                {toast.action.label}
              </Button>
            </Toast.ActionTrigger>
          )}
          <Toast.CloseTrigger asChild>
            <IconButton
              icon="close"
              label={closeLabel}
              size="compact"
              className={styles.close}
              onClick={giveFocusBack}
            />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </Toaster>
  );
}

/**
 * A message stays while it has the focus, and returns the focus when it is closed. Ark UI would pull the focus back
 * repeatedly on Tab, so focus events are not passed on to Ark UI.
 */
function useFocusAround(queue: ReturnType<typeof createQueue>) {
  const before = useRef<EventTarget>(null);
  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !(relatedTarget instanceof Node && currentTarget.parentElement?.contains(relatedTarget));
  return {
    holders: {
      onFocus(event: FocusEvent) {
        event.stopPropagation();
        if (!isOutside(event)) return;
        before.current = event.relatedTarget;
        queue.pause();
      },
      onBlur(event: FocusEvent) {
        if (isOutside(event)) queue.resume();
      },
    },
    giveFocusBack() {
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
      before.current = null;
    },
  };
}

function createQueue(placement: Placement) {
  return createToaster({
    placement,
    gap: 12,
    max: 4,
    overlap: false,
    // Below the header, so that its buttons can be pressed, and above fixed elements at the bottom of a page.
    offsets: { top: '4.375rem', left: '1rem', right: '1rem', bottom: 'var(--toast-offset, 1rem)' },
  });
}

function toOptions({ kind, title, text, action, isElsewhere }: ToastMessage) {
  return {
    type: kind,
    title,
    description: text,
    action: action && { label: action.label, onClick: action.onPress },
    duration: durationOf({ hasAction: action !== undefined, isElsewhere }),
  };
}

/** A message that asks for a decision stays open, unless the decision can also be made in another part of the page. */
function durationOf({ hasAction, isElsewhere = false }: { hasAction: boolean; isElsewhere: boolean | undefined }) {
  if (!hasAction) return shownMs;
  return isElsewhere ? shownWithActionMs : Number.POSITIVE_INFINITY;
}

function isKind(type: string): type is ToastMessage['kind'] {
  return type in icons;
}
