import type { AddressLookup } from '../../../../src/core/address/lookup';
import { createActiveProviders } from '../../../../src/core/address/active';
import { createAddressRegistry } from '../../../../src/core/address/registry';
import { chooser } from '../../../../src/loader/address/choose';

export const FORM = `
	<form>
		<select name="billing_country" id="billing_country"><option value="DE">Germany</option><option value="GB" selected>UK</option></select>
		<input name="billing_address_1" id="billing_address_1">
		<input name="billing_city" id="billing_city">
	</form>`;

/** Sets up what a page with address fields works with. */
export const openLookup = ( listed: unknown = [ { id: 'maps' } ] ) => {
	document.body.innerHTML = FORM;
	const log = { error: jest.fn(), warn: jest.fn() };
	const registry = createAddressRegistry( JSON.stringify( listed ), log );
	const active = createActiveProviders( registry, log );
	const { choose, chooseAll } = chooser( active );
	const lookup: AddressLookup = {
		registry,
		active,
		log,
		texts: {},
		choose,
		brand: () => Promise.resolve( null ),
	};
	return { lookup, log, chooseAll: jest.fn( chooseAll ) };
};

/** Sets the document's ready state. */
export const setReadyState = ( state: DocumentReadyState ): void => {
	Object.defineProperty( document, 'readyState', {
		configurable: true,
		get: () => state,
	} );
};
