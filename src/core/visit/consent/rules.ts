import contract from '../../../contract/contract.json';

const { opt_out } = contract.consent;
const [ ALLOW ] = contract.settings_values.consent;

/** What a visitor may say. @see spec 3.16 */
export type Choice = 'allow' | 'deny';

/**
 * Whether a value is a choice. Every other one is ignored.
 *
 * @see spec 5.14
 */
export const isChoice = ( value: unknown ): value is Choice =>
	( contract.settings_values.consent as unknown[] ).includes( value );

/**
 * Whether a category has the visitor's consent.
 *
 * @param type  How consent is asked for; empty: nobody asks.
 * @param value Of the category's cookie; what is no choice counts as no cookie.
 *
 * @see spec 5.14, readings 27
 */
export const isConsented = ( type: string, value: string ): boolean =>
	! type ||
	( isChoice( value ) ? value === ALLOW : type.includes( opt_out ) );

/**
 * The cookie that keeps a choice, as it is written.
 *
 * @param name   Prefix and category.
 * @param choice What the visitor says.
 * @param days   That it is kept.
 * @param secure Whether the page came by https.
 *
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
