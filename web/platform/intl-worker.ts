// Runs in a worker that load-intl.ts starts. The first object of each kind loads data.
new Intl.NumberFormat();
new Intl.ListFormat();
new Intl.DateTimeFormat();
postMessage('loaded');
close();
