/**
 * Sets a cookie for the whole site.
 *
 * @param name  Cookie name.
 * @param value Cookie value.
 * @param days  Lifetime in days; 0: session cookie.
 */
export const writeCookie = ( name: string, value: string, days = 0 ): void => {
	const age = days ? `; max-age=${ days * 86400 }` : '';
	document.cookie = `${ name }=${ encodeURIComponent(
		value
	) }; path=/; SameSite=Lax${ age }`;
};
