import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';

/** Facets other than taxonomies, which are separate in the inserter. */
const KINDS = {
	stock_status: {
		title: __( 'Filter by Stock status', 'vitrine' ),
		description: __( 'Filters products by stock status.', 'vitrine' ),
		icon: 'archive',
	},
	on_sale: {
		title: __( 'Filter by Sale', 'vitrine' ),
		description: __( 'Shows only products that are on sale.', 'vitrine' ),
		icon: 'tag',
	},
	rating: {
		title: __( 'Filter by Rating', 'vitrine' ),
		description: __(
			'Filters products by their average rating.',
			'vitrine'
		),
		icon: 'star-filled',
	},
	price_range: {
		title: __( 'Filter by Price', 'vitrine' ),
		description: __(
			'Filters products by a range of prices: two fields and a slider.',
			'vitrine'
		),
		icon: 'money-alt',
	},
	attribute: {
		title: __( 'Filter by Attribute', 'vitrine' ),
		description: __(
			'Filters products by the values of an attribute, such as color or size.',
			'vitrine'
		),
		icon: 'list-view',
	},
	post_author: {
		title: __( 'Filter by Author', 'vitrine' ),
		description: __( 'Filters posts by author.', 'vitrine' ),
		icon: 'admin-users',
	},
	post_year: {
		title: __( 'Filter by Year', 'vitrine' ),
		description: __(
			'Filters posts by the year they were published.',
			'vitrine'
		),
		icon: 'calendar-alt',
	},
	post_date: {
		title: __( 'Filter by Date', 'vitrine' ),
		description: __(
			'Filters posts by the date they were published.',
			'vitrine'
		),
		icon: 'calendar',
	},
	meta: {
		title: __( 'Filter by Custom field', 'vitrine' ),
		description: __(
			'Filters posts by a range of the numbers or dates of a registered custom field.',
			'vitrine'
		),
		icon: 'database',
	},
} as const;

export const variations: BlockVariation[] = Object.entries( KINDS ).map(
	( [ kind, shown ] ) => ( {
		...shown,
		name: kind,
		attributes: { kind },
		scope: [ 'inserter' ],
		isActive: [ 'kind' ],
	} )
);
