export type ToastMessage = {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** The message can also be read elsewhere: it closes by itself, and is not shown while that view is open. */
  isElsewhere?: boolean;
};

interface Outlet {
  show: (message: ToastMessage) => void;
  dismissElsewhere: () => void;
}

const outlets: Outlet[] = [];
const waiting: ToastMessage[] = [];
let isHushed = false;

/** Shows messages. Has no heavy imports, so that any module can use it; `Toasts` renders the messages. */
export const toaster = {
  show(message: ToastMessage) {
    if (isHushed && message.isElsewhere) return;
    const outlet = outlets.at(-1);
    if (outlet) outlet.show(message);
    else waiting.push(message);
  },

  /** Suppresses such messages while the view that shows them is open. Returns a cleanup function. */
  hush() {
    isHushed = true;
    for (const outlet of outlets) outlet.dismissElsewhere();
    return () => {
      isHushed = false;
    };
  },

  /** Called by `Toasts`. Earlier messages are shown then. */
  connect(outlet: Outlet) {
    outlets.push(outlet);
    for (const message of waiting.splice(0)) outlet.show(message);
    return () => {
      outlets.splice(outlets.indexOf(outlet), 1);
    };
  },
};
