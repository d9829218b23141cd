import { fitCountry } from '../behaviours/checkout/parts/country-fields';
import { watchCountries } from '../behaviours/checkout/parts/watch-countries';
import contract from '../contract';
import { readSettings } from '../transport/settings';

const FORM = contract.markers.address_form;

// A script of its own, for the account's form of an address: deferred, so that the
// page is read and says where to ask.
const url = readSettings( document )?.address_fields;
if ( url ) {
	watchCountries( FORM, ( select, left ) => {
		void fitCountry( select, url, left );
	} );
}
