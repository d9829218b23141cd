/**
 * The query string that the server printed this page for. Back may have changed
 * the URL before any script ran.
 */
export const printedFor = (): string => {
	const [ entry ] = performance.getEntriesByType( 'navigation' );
	return entry
		? new URL( entry.name, window.location.href ).search
		: window.location.search;
};
