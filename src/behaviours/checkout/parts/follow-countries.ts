import contract from '../../../contract';
import { withBridge } from '../../jquery/events';
import type { Behavior } from '../../page';
import { watchCountries } from './watch-countries';

const { checkout_form: FORM, countries: COUNTRIES } = contract.markers;

const load = () => import( /* webpackChunkName: "countries" */ './countries' );

/**
 * Loads the country-dependent parts of the form if they are needed: address
 * fields, and payment methods limited to some countries.
 */
export const followCountries: Behavior = ( page ) => {
	const { address_fields: url } = page.settings;
	if ( document.querySelector( `[${ COUNTRIES }]` ) ) {
		load().then( ( { fitPayments } ) => fitPayments( page ), reportError );
	}
	if ( url ) {
		const look = watchCountries( FORM, ( select, left ) => {
			load().then(
				( { fitCountry } ) => fitCountry( select, url, left ),
				reportError
			);
		} );
		// Changes that scripts trigger by jQuery are heard only from now on.
		withBridge( page, look );
	}
};
