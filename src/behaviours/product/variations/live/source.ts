import contract from '../../../../contract';
import type { Variation, VariationMatrix } from '../../../../contract/types';
import { indexVariations } from '../../../../core/variations/lookup';
import type {
	Choices,
	VariationIndex,
} from '../../../../core/variations/lookup';
import {
	outlineAt,
	tableOfList,
	tableOfMatrix,
} from '../../../../core/variations/matrix';
import type { VariationOutline } from '../../../../core/variations/matrix';
import {
	isVariation,
	readAttribute,
	readMatrix,
	readVariations,
} from '../../../../transport/variations/read';

const { markers } = contract;

/** What the page knows about a complete choice. */
export type Known =
	| { kind: 'variation'; variation: Variation }
	/** Its id and price; the rest must be looked up. */
	| { kind: 'outline'; outline: VariationOutline }
	| { kind: 'none' }
	/** Must be looked up. */
	| { kind: 'unknown' };

export interface Source {
	/** Null if the page has no variations. */
	readonly index: VariationIndex | null;
	/** All variations, if the page has them. */
	readonly list: Variation[] | null;
	readonly find: ( chosen: Choices ) => Known;
}

const ofList = ( list: Variation[], names: string[] ): Source => {
	const index = indexVariations( tableOfList( names, list ) );
	return {
		index,
		list,
		find( chosen ) {
			const variation = list[ index.find( chosen ) ];
			return variation
				? { kind: 'variation', variation }
				: { kind: 'none' };
		},
	};
};

const ofMatrix = (
	matrix: VariationMatrix,
	printed: Variation | null
): Source => {
	const index = indexVariations( tableOfMatrix( matrix ) );
	return {
		index,
		list: null,
		find( chosen ) {
			const at = index.find( chosen );
			if ( at < 0 ) {
				return { kind: 'none' };
			}
			const outline = outlineAt( matrix, at );
			return printed?.variation_id === outline.variation_id
				? { kind: 'variation', variation: printed }
				: { kind: 'outline', outline };
		},
	};
};

/**
 * The variations of a form: a full list, the matrix of many (with the variation
 * printed), or none.
 *
 * @param given A list set by another script.
 * @see spec 3.19
 */
export const sourceOf = (
	form: Element,
	names: string[],
	given?: unknown
): Source => {
	const list =
		readVariations( given ) ??
		readAttribute(
			form,
			markers.variation_list,
			( value ): value is Variation[] => readVariations( value ) !== null
		);
	if ( list ) {
		return ofList( list, names );
	}
	const matrix = readMatrix( form );
	return matrix
		? ofMatrix(
				matrix,
				readAttribute( form, markers.variation_chosen, isVariation )
		  )
		: { index: null, list: null, find: () => ( { kind: 'unknown' } ) };
};
