import contract from '../../contract/contract.json';
import type { ConsentSettings } from '../../contract/types';
import {
	consentCookie,
	isChoice,
	isConsented,
} from '../../core/visit/consent/rules';
import { pageCookie } from '../browser/cookies';

const { defined, listen } = contract.consent;
const [ ALLOW ] = contract.settings_values.consent;

declare global {
	/** WordPress's Consent API: a plugin's, or ours in its place. */
	interface Window {
		/** How consent is asked for, where a script of the page says it. */
		wp_consent_type?: string;
		/** Whether that is yet to be said. */
		waitfor_consent_hook?: boolean | string;
		wp_has_consent?: ( category: string ) => boolean;
		wp_set_consent?: ( category: string, value: string ) => void;
	}
}

/**
 * Brings the functions of WordPress's Consent API where no plugin does, so that
 * any banner can speak to the page.
 *
 * @see spec 3.16, 5.14, 9.11
 */
const shareFunctions = ( { type, prefix, days }: ConsentSettings ): void => {
	window.wp_has_consent ??= ( category ) =>
		isConsented(
			window.wp_consent_type ?? type,
			pageCookie( prefix + category )
		);
	window.wp_set_consent ??= ( category, value ) => {
		if ( ! isChoice( value ) ) {
			return;
		}
		const name = prefix + category;
		const before = pageCookie( name );
		document.cookie = consentCookie(
			name,
			value,
			days,
			window.location.protocol === 'https:'
		);
		if ( before !== value ) {
			document.dispatchEvent(
				new CustomEvent( listen, { detail: { [ category ]: value } } )
			);
		}
	};
};

/**
 * Tells whether a category has consent: at once, and whenever that may have
 * changed, in this tab or in another.
 *
 * @param settings Of the page.
 * @return Hears of one category.
 *
 * @see spec 3.16, 5.14
 */
export const createConsent = ( settings: ConsentSettings ) => {
	if ( ! settings.elsewhere ) {
		shareFunctions( settings );
	}
	// Nothing is taken for granted before it is known how consent is asked for.
	const has = ( category: string ): boolean =>
		! ( window.waitfor_consent_hook && ! window.wp_consent_type ) &&
		( window.wp_has_consent?.( category ) ?? false );
	return ( category: string, hear: ( allowed: boolean ) => void ): void => {
		const look = () => hear( has( category ) );
		document.addEventListener( defined, look );
		document.addEventListener( listen, ( event ) => {
			const { [ category ]: value } = Object(
				( event as CustomEvent ).detail
			) as Record< string, unknown >;
			if ( isChoice( value ) ) {
				hear( value === ALLOW );
			}
		} );
		document.addEventListener( 'visibilitychange', look );
		window.addEventListener( 'pageshow', look );
		look();
	};
};
