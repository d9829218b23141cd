/**
 * Naive implementation of the matching rules, which checks every variation on
 * every call. Reference for the index.
 */
import type { Choices, Offer } from '../../../../src/core/variations/lookup';

export interface PlainVariation {
	/** A missing attribute matches any option. */
	attributes: Record< string, string >;
	active: boolean;
	available: boolean;
}

const agrees = ( { attributes }: PlainVariation, chosen: Choices ): boolean =>
	Object.entries( attributes ).every(
		( [ name, value ] ) =>
			! value || ! chosen[ name ] || chosen[ name ] === value
	);

/** Indexes of all matches. */
export const allOf = (
	variations: readonly PlainVariation[],
	chosen: Choices
): number[] =>
	variations.flatMap( ( one, at ) =>
		agrees( one, chosen ) ? [ at ] : []
	);

/** The result of selecting an option of an attribute, given the other options. */
export const offerOf = (
	variations: readonly PlainVariation[],
	name: string,
	option: string,
	chosen: Choices
): Offer => {
	const left = variations.filter( ( one ) =>
		agrees( one, { ...chosen, [ name ]: option } )
	);
	if ( ! left.some( ( { active } ) => active ) ) {
		return 'none';
	}
	return left.some( ( { available } ) => available )
		? 'available'
		: 'sold-out';
};
