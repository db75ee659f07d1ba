import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { activateLanguage, followLanguage, initialLanguage } from './platform/locale.ts';
import { registerServiceWorker } from './platform/register-service-worker.ts';
import { followTheme } from './platform/theme.ts';
import { offerNewVersion } from './shell/offer-new-version.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element.');

followTheme();
followLanguage();
await activateLanguage(initialLanguage());
createRoot(root).render(<App />);
registerServiceWorker(offerNewVersion);
