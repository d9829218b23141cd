import contract from '../../contract/contract.json';
import type { ConsentSettings } from '../../contract/types';
import {
	consentCookie,
	isChoice,
	isConsented,
} from '../../core/visit/consent/rules';
import { pageCookie } from '../browser/storage/cookies';

const { defined, listen } = contract.consent;
const [ ALLOW ] = contract.settings_values.consent;

declare global {
	/** WordPress's Consent API, by a plugin or by us. */
	interface Window {
		/** The consent type (opt-in or opt-out), if set by a script. */
		wp_consent_type?: string;
		/** Whether the consent type will be set later. */
		waitfor_consent_hook?: boolean | string;
		wp_has_consent?: ( category: string ) => boolean;
		wp_set_consent?: ( category: string, value: string ) => void;
	}
}

/**
 * Defines the functions of WordPress's Consent API unless a plugin has, so that
 * any consent banner works.
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
 * Reports whether a category has consent: at once, and whenever it may have
 * changed in this tab or another.
 *
 * @param settings The page's settings.
 * @return Subscribes to a category.
 *
 * @see spec 3.16, 5.14
 */
export const createConsent = ( settings: ConsentSettings ) => {
	if ( ! settings.elsewhere ) {
		shareFunctions( settings );
	}
	// No consent before the consent type is known.
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
