/**
 * The rules of matching as plainly as they can be said: a look at every
 * variation at every question. What the index is held against.
 */
import type { Choices, Offer } from '../../../../src/core/variations/lookup';

export interface PlainVariation {
	/** An attribute that is missing is any. */
	attributes: Record< string, string >;
	active: boolean;
	available: boolean;
}

const agrees = ( { attributes }: PlainVariation, chosen: Choices ): boolean =>
	Object.entries( attributes ).every(
		( [ name, value ] ) =>
			! value || ! chosen[ name ] || chosen[ name ] === value
	);

/** The places of all that agree. */
export const allOf = (
	variations: readonly PlainVariation[],
	chosen: Choices
): number[] =>
	variations.flatMap( ( one, at ) =>
		agrees( one, chosen ) ? [ at ] : []
	);

/** What an option of an attribute leads to, as the others are chosen. */
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
