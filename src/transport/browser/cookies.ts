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

/** Sets a cookie of the browser's session, for the whole site. */
export const writeCookie = ( name: string, value: string ): void => {
	document.cookie = `${ name }=${ encodeURIComponent(
		value
	) }; path=/; SameSite=Lax`;
};
