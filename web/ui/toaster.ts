export type ToastMessage = {
  kind: 'success' | 'error' | 'info';
  title: string;
  text?: string | undefined;
  action?: { label: string; onPress: () => void } | undefined;
};

type Outlet = (message: ToastMessage) => void;

const outlets: Outlet[] = [];
const waiting: ToastMessage[] = [];

/** Says what happened elsewhere. Free of the kit's heavy parts, so that any module may import it; `Toasts` shows the messages. */
export const toaster = {
  show(message: ToastMessage) {
    const outlet = outlets.at(-1);
    if (outlet) outlet(message);
    else waiting.push(message);
  },

  /** Called by the outlet. What was said before it was loaded is shown then. */
  connect(outlet: Outlet) {
    outlets.push(outlet);
    for (const message of waiting.splice(0)) outlet(message);
    return () => {
      outlets.splice(outlets.indexOf(outlet), 1);
    };
  },
};
