/**
 * The query of the address that the server has printed this page for. Who goes
 * back twice has left it before any script was there to hear of it.
 */
export const printedFor = (): string => {
	const [ entry ] = performance.getEntriesByType( 'navigation' );
	return entry
		? new URL( entry.name, window.location.href ).search
		: window.location.search;
};
