// Runs in a worker that load-intl.ts starts. Creating the first object of each kind makes the browser load its data.
new Intl.NumberFormat();
new Intl.ListFormat();
new Intl.DateTimeFormat();
postMessage('loaded');
close();
