import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { cardSet, STANDARD } from '../../src/editor/product/card-set';
import { collections } from './collections';

/** Headings of collections, where they differ from the name. */
const HEADINGS: Record< string, string > = {
	related: __( 'You may also like', 'vitrine' ),
	'cross-sells': __( 'You may be interested in…', 'vitrine' ),
	'hand-picked': '',
	// The name of the selected category.
	category: '',
};

/**
 * Variations for the inserter: the listing, and each collection as a row with a
 * heading.
 */
export const variations: BlockVariation[] = [
	{
		// New blocks have inner blocks; blocks saved without them stay so.
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
				// Otherwise each would be found by the keywords of the listing.
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
