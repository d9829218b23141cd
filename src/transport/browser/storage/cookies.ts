/** The cookies of the page that scripts may read. */
export const pageCookies = () => document.cookie;

/**
 * Reads one cookie.
 *
 * @param cookies The value of `document.cookie`.
 * @return Empty if not set.
 */
export const readCookie = ( cookies: string, name: string ): string => {
	const start = `${ name }=`;
	const value =
		cookies
			.split( '; ' )
			.find( ( cookie ) => cookie.startsWith( start ) )
			?.slice( start.length ) ?? '';
	try {
		return decodeURIComponent( value );
	} catch {
		// Written unencoded by another script.
		return value;
	}
};

/** Reads a cookie of this page; empty if not set. */
export const pageCookie = ( name: string ): string =>
	readCookie( document.cookie, name );
