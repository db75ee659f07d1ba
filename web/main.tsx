import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { activateLanguage, initialLanguage } from './platform/locale.ts';
import { registerServiceWorker } from './platform/register-service-worker.ts';
import { followSystemTheme } from './platform/theme.ts';
import { offerNewVersion } from './shell/offer-new-version.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element.');

followSystemTheme();
await activateLanguage(initialLanguage());
createRoot(root).render(<App />);
registerServiceWorker(offerNewVersion);
