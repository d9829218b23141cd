import type { AddressLookup } from '../../core/address/lookup';
import type {
	AddressProvider,
	ListedAddressProvider,
} from '../../contract/types';

/** WooCommerce's checkout block, which suggests addresses by a script of its own. */
const ENGINE_CHECKOUT = '.wp-block-woocommerce-checkout';

/**
 * Lets other scripts register providers, under our name and under WooCommerce's:
 * what was written for its autocomplete runs unchanged, and its checkout script
 * knows from there which lines are searched in.
 *
 * @param lookup    What the address fields work with.
 * @param chooseAll Chooses the providers anew.
 * @return Registers a provider, as those scripts do.
 * @see spec 3.7, 5.9
 */
export const share = (
	lookup: AddressLookup,
	chooseAll: () => void
): ( ( provider: AddressProvider ) => boolean ) => {
	const { registry, active } = lookup;
	const register = ( provider: AddressProvider ): boolean => {
		const taken = registry.register( provider );
		if ( taken && document.readyState !== 'loading' ) {
			chooseAll();
		}
		return taken;
	};
	const add = () => {
		if ( window.vitrine ) {
			window.vitrine = {
				...window.vitrine,
				registerAddressProvider: register,
			};
		}
	};
	add();
	// The loader may come after us.
	document.addEventListener( 'DOMContentLoaded', add );

	const providers = () =>
		Object.fromEntries(
			registry.all().map( ( provider ) => [ provider.id, provider ] )
		);
	const { listed } = registry;
	// What else stands there is not read: WooCommerce watches who does.
	window.wc ??= {};
	window.wc.addressAutocomplete = {
		get providers() {
			return providers();
		},
		activeProvider: active.of,
		serverProviders: listed,
		registerAddressAutocompleteProvider: register,
		getProviders: providers,
		getServerProvider: ( id ) =>
			( Array.isArray( listed )
				? ( listed as Array< ListedAddressProvider | null > )
				: []
			).find( ( one ) => one?.id === id ) ?? null,
		getActiveProvider: ( type ) => active.of[ type ],
		setActiveProvider( type, provider ) {
			active.of[ type ] = provider;
		},
		isBlocksContext: () =>
			document.querySelector( ENGINE_CHECKOUT ) !== null,
	};
	return register;
};
