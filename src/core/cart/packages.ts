import type { ShippingChoice } from '../../contract/types';

export interface Package {
	/** Empty where the cart is one package. */
	name: string;
	choices: ShippingChoice[];
}

/**
 * The choices of each package that a cart is sent in, in their order. Twin of
 * `View\Parts\Packages`.
 *
 * @param choices All of them.
 */
export const packagesOf = ( choices: ShippingChoice[] ): Package[] => {
	const packages = new Map< string, ShippingChoice[] >();
	for ( const choice of choices ) {
		const others = packages.get( choice.package ) ?? [];
		packages.set( choice.package, [ ...others, choice ] );
	}
	return [ ...packages ].map( ( [ name, of ] ) => ( { name, choices: of } ) );
};
