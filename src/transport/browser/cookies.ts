/** The cookies of the page that scripts may read. */
export const pageCookies = () => document.cookie;

/**
 * Reads one cookie.
 *
 * @param cookies As `document.cookie` has them.
 * @return Empty when there is none.
 */
export const readCookie = ( cookies: string, name: string ): string => {
	const start = `${ name }=`;
	const found = cookies
		.split( '; ' )
		.find( ( cookie ) => cookie.startsWith( start ) );
	const value = found?.slice( start.length ) ?? '';
	try {
		return decodeURIComponent( value );
	} catch {
		// Another script wrote it raw.
		return value;
	}
};

/** One of this page's cookies; empty when there is none. */
export const pageCookie = ( name: string ): string =>
	readCookie( document.cookie, name );
