import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { cardSet, STANDARD } from '../../src/editor/product/card-set';
import { collections } from './collections';

/** What stands above a collection on a page, where its name alone would not do. */
const HEADINGS: Record< string, string > = {
	related: __( 'You may also like', 'vitrine' ),
	'cross-sells': __( 'You may be interested in…', 'vitrine' ),
	'hand-picked': '',
	// It is the name of the one that is chosen.
	category: '',
};

/** What the inserter offers: the listing, and each collection by its name, as a row with a heading. */
export const variations: BlockVariation[] = [
	{
		// What is inserted has its cards as blocks; what was saved without stays so.
		name: 'parts',
		title: __( 'Product listing', 'vitrine' ),
		isDefault: true,
		innerBlocks: cardSet( STANDARD ),
	},
	...collections()
		.filter( ( { value } ) => value !== '' )
		.map( ( { value, label } ): BlockVariation => {
			const title = HEADINGS[ value ] ?? label;
			const heading = value === 'hand-picked' ? 'h2' : 'h3';
			return {
				name: value,
				title: label,
				// Else each would be found by all words of the listing.
				keywords: [ value.replace( '-', ' ' ) ],
				scope: [ 'inserter' ],
				attributes: {
					collection: value,
					title,
					rows: 1,
					heading,
					showSort: false,
					showCount: false,
					showPagination: false,
				},
				innerBlocks: cardSet( { ...STANDARD, heading } ),
			};
		} ),
];
