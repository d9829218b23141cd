import { __ } from '@wordpress/i18n';

/** The collections as options of a select. */
export const collections = () => [
	{ value: '', label: __( 'All products', 'vitrine' ) },
	{ value: 'related', label: __( 'Related products', 'vitrine' ) },
	{ value: 'upsells', label: __( 'Upsells', 'vitrine' ) },
	{ value: 'cross-sells', label: __( 'Cross-sells', 'vitrine' ) },
	{ value: 'newest', label: __( 'New arrivals', 'vitrine' ) },
	{ value: 'on-sale', label: __( 'On sale', 'vitrine' ) },
	{ value: 'best-sellers', label: __( 'Best sellers', 'vitrine' ) },
	{ value: 'top-rated', label: __( 'Top rated', 'vitrine' ) },
	{ value: 'featured', label: __( 'Featured', 'vitrine' ) },
	{ value: 'category', label: __( 'By category', 'vitrine' ) },
	{
		value: 'recently-viewed',
		label: __( 'Recently viewed', 'vitrine' ),
	},
	{ value: 'hand-picked', label: __( 'Hand-picked', 'vitrine' ) },
];

/** Help text for collections that need one. */
export const helpOf = ( collection: string ): string | undefined =>
	( {
		upsells: __( 'The upsells of the product on this page.', 'vitrine' ),
		'cross-sells': __(
			'On the cart page: cross-sells of the products in the cart. On other pages: cross-sells of the product on this page. The cart has its own list, which you can turn off there.',
			'vitrine'
		),
		'recently-viewed': __(
			'The last 12 products that the visitor has viewed, on pages with this block. They are stored in the visitor’s browser only.',
			'vitrine'
		),
	} )[ collection ];

/** Message if a collection has no products. */
export const emptyOf = ( collection: string ): string =>
	( {
		upsells: __(
			'This product has no upsells. Choose some under “Linked products” of the product; nothing is shown until then.',
			'vitrine'
		),
		'cross-sells': __(
			'This product has no cross-sells. Choose some under “Linked products” of the product; nothing is shown until then.',
			'vitrine'
		),
		featured: __(
			'No product is featured yet. Choose “Featured product” of a product; nothing is shown until then.',
			'vitrine'
		),
		category: __(
			'This category has no products yet; nothing is shown until then.',
			'vitrine'
		),
		'recently-viewed': __(
			'Visitors see the products that they have viewed. Add this block to your product pages too, so that views are recorded.',
			'vitrine'
		),
	} )[ collection ] ??
	__(
		'Your products will appear here. Add products or choose another category.',
		'vitrine'
	);
