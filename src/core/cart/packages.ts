import type { ShippingChoice } from '../../contract/types';

export interface Package {
	/** Empty if there is only one package. */
	name: string;
	choices: ShippingChoice[];
}

/**
 * The shipping methods by package, in order. Twin of `View\Parts\Packages`.
 *
 * @param choices All shipping methods.
 */
export const packagesOf = ( choices: ShippingChoice[] ): Package[] => {
	const packages = new Map< string, ShippingChoice[] >();
	for ( const choice of choices ) {
		const others = packages.get( choice.package ) ?? [];
		packages.set( choice.package, [ ...others, choice ] );
	}
	return [ ...packages ].map( ( [ name, of ] ) => ( { name, choices: of } ) );
};
