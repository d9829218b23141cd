import { fitCountry } from '../behaviours/checkout/parts/country-fields';
import { watchCountries } from '../behaviours/checkout/parts/watch-countries';
import contract from '../contract';
import { readSettings } from '../transport/settings';

const FORM = contract.markers.address_form;

// A script of its own, for address forms in the account: deferred until the
// page is parsed and its settings can be read.
const url = readSettings( document )?.address_fields;
if ( url ) {
	watchCountries( FORM, ( select, left ) => {
		void fitCountry( select, url, left );
	} );
}
