import contract from '../../../contract/contract.json';

const { opt_out } = contract.consent;
const [ ALLOW ] = contract.settings_values.consent;

/** A visitor's choice. @see spec 3.16 */
export type Choice = 'allow' | 'deny';

/**
 * Whether a value is a valid choice. Other values are ignored.
 *
 * @see spec 5.14
 */
export const isChoice = ( value: unknown ): value is Choice =>
	( contract.settings_values.consent as unknown[] ).includes( value );

/**
 * Whether the visitor has consented to a category.
 *
 * @param type  The consent type; empty: consent is not managed.
 * @param value The category's cookie; invalid values count as no cookie.
 * @see spec 5.14, readings 27
 */
export const isConsented = ( type: string, value: string ): boolean =>
	! type ||
	( isChoice( value ) ? value === ALLOW : type.includes( opt_out ) );

/**
 * The cookie string that stores a choice.
 *
 * @param name   Prefix and category.
 * @param choice The visitor's choice.
 * @param days   Lifetime in days.
 * @param secure Whether the page was loaded over HTTPS.
 * @see spec 3.16, 9.11
 */
export const consentCookie = (
	name: string,
	choice: Choice,
	days: number,
	secure: boolean
): string =>
	`${ name }=${ choice }; path=/; SameSite=Lax; max-age=${ days * 86400 }${
		secure ? '; Secure' : ''
	}`;
