/**
 * Sets a cookie for the whole site.
 *
 * @param name  Name.
 * @param value Its value.
 * @param days  How long; 0: until the browser is closed.
 */
export const writeCookie = ( name: string, value: string, days = 0 ): void => {
	const age = days ? `; max-age=${ days * 86400 }` : '';
	document.cookie = `${ name }=${ encodeURIComponent(
		value
	) }; path=/; SameSite=Lax${ age }`;
};
