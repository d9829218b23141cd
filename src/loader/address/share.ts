import type { AddressDesk } from '../../behaviours/checkout/address';
import type {
	AddressProvider,
	ListedAddressProvider,
} from '../../contract/types';

/**
 * Lets other scripts register providers, under our name and under WooCommerce's:
 * what was written for its autocomplete runs unchanged, and its checkout script
 * knows from there which lines are searched in.
 *
 * @param desk      What the address fields work with.
 * @param chooseAll Chooses the providers anew.
 * @see spec 3.7, 5.9
 */
export const share = ( desk: AddressDesk, chooseAll: () => void ): void => {
	const { registry, active } = desk;
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
	window.wc = {
		...window.wc,
		addressAutocomplete: {
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
		},
	};
};
