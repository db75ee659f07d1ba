import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { activateLanguage, initialLanguage } from './platform/locale.ts';
import { registerServiceWorker } from './platform/register-service-worker.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no root element.');

await activateLanguage(initialLanguage());
createRoot(root).render(<App />);
registerServiceWorker();
