export type ToastMessage = {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /**
   * Whether another part of the page shows the same information. If so, the message closes by itself, and `hush` hides it.
   */
  isElsewhere?: boolean;
};

interface Outlet {
  show: (message: ToastMessage) => void;
  dismissElsewhere: () => void;
}

const outlets: Outlet[] = [];
const waiting: ToastMessage[] = [];
let isHushed = false;
const { promise: firstMessage, resolve: tellFirstMessage } = Promise.withResolvers<void>();

/** Resolves with the first message. Before that, `Toasts` is not needed. */
export { firstMessage };

/** Shows messages. Has no heavy imports, so that any module can use it; `Toasts` renders the messages. */
export const toaster = {
  show(message: ToastMessage) {
    if (isHushed && message.isElsewhere) return;
    tellFirstMessage();
    const outlet = outlets.at(-1);
    if (outlet) outlet.show(message);
    else waiting.push(message);
  },

  /**
   * Hides messages with `isElsewhere`, until the returned cleanup function is called. Used by the view that shows the same
   * information, while this view is open.
   */
  hush() {
    isHushed = true;
    for (const outlet of outlets) outlet.dismissElsewhere();
    return () => {
      isHushed = false;
    };
  },

  /** Called by `Toasts`. Also shows the messages that arrived earlier. */
  connect(outlet: Outlet) {
    outlets.push(outlet);
    for (const message of waiting.splice(0)) outlet.show(message);
    return () => {
      outlets.splice(outlets.indexOf(outlet), 1);
    };
  },
};
