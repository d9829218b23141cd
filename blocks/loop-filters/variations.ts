import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { editorData } from '../../src/editor/data';

/** Variations for the inserter: filters for any content, and for products. */
export const variations: BlockVariation[] = [
	{
		name: 'filters',
		title: __( 'Filters', 'vitrine' ),
		description: __(
			'Filters by the taxonomy of the listed content.',
			'vitrine'
		),
		isDefault: true,
		innerBlocks: [
			[ 'vitrine/loop-active-filters', {} ],
			[ 'vitrine/loop-facet', {} ],
		],
		scope: [ 'inserter' ],
	},
	{
		name: 'product-filters',
		title: __( 'Product Filters', 'vitrine' ),
		description: __(
			'Filters products by category, price, attribute, rating, stock status and sale.',
			'vitrine'
		),
		innerBlocks: [
			[ 'vitrine/loop-active-filters', {} ],
			[ 'vitrine/loop-facet', { taxonomy: editorData().category } ],
			[ 'vitrine/loop-facet', { kind: 'price_range' } ],
			[ 'vitrine/loop-facet', { kind: 'attribute' } ],
			[ 'vitrine/loop-facet', { kind: 'rating' } ],
			[ 'vitrine/loop-facet', { kind: 'stock_status' } ],
			[ 'vitrine/loop-facet', { kind: 'on_sale' } ],
		],
		scope: [ 'inserter' ],
	},
];
