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

/** What a page knows of a full choice. */
export type Known =
	| { kind: 'variation'; variation: Variation }
	/** What tells it apart and what it costs; the rest is looked up. */
	| { kind: 'outline'; outline: VariationOutline }
	| { kind: 'none' }
	/** Nothing: it is looked up. */
	| { kind: 'unknown' };

export interface Source {
	/** Null where only the shop knows the variations. */
	readonly index: VariationIndex | null;
	/** All variations whole, where the page has them. */
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
 * What a form knows of its variations: a list of all, the matrix of many (with
 * the one that it was printed with), or nothing.
 *
 * @param given A list that another script brings.
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
