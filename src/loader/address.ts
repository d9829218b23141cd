import { createAddressRegistry } from '../core/address/registry';
import { readSettings } from '../transport/settings';

const settings = readSettings( document );

// A script of its own, for pages that have a list of providers: who provides one
// names it as a dependency.
if ( window.vitrine && settings?.address_providers ) {
	const { register } = createAddressRegistry(
		settings.address_providers,
		window.console
	);
	window.vitrine = { ...window.vitrine, registerAddressProvider: register };
}
