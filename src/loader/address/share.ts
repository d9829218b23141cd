import type { AddressLookup } from '../../core/address/lookup';
import type {
	AddressProvider,
	ListedAddressProvider,
} from '../../contract/types';

/** WooCommerce's checkout block, which has suggestions of its own. */
const ENGINE_CHECKOUT = '.wp-block-woocommerce-checkout';

/**
 * Lets other scripts register providers, under our name and WooCommerce's:
 * scripts written for its address autocomplete run unchanged, and its checkout
 * script learns which lines have suggestions.
 *
 * @param lookup    State shared with the address fields.
 * @param chooseAll Chooses the providers again.
 * @return The function that registers a provider.
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
	// The loader may run later.
	document.addEventListener( 'DOMContentLoaded', add );

	const providers = () =>
		Object.fromEntries(
			registry.all().map( ( provider ) => [ provider.id, provider ] )
		);
	const { listed } = registry;
	// Do not read its properties: WooCommerce monitors access.
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
