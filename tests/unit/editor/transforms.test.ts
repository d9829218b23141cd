import { fromCart } from '../../../src/editor/shared/transforms/cart';
import {
	fromCollection,
	toCollection,
} from '../../../src/editor/shared/transforms/collection';
import { shape } from '../../../src/editor/shared/transforms/shape';

const CATEGORIES = [
	{ id: 3, slug: 'mugs' },
	{ id: 4, slug: 'lamps' },
];

describe( "WooCommerce's Product Collection transformed to a product listing", () => {
	const card = shape( 'woocommerce/product-template', {}, [
		shape( 'core/post-title', { level: 3 } ),
		shape( 'core/group', {}, [ shape( 'woocommerce/product-price' ) ] ),
	] );

	it( 'keeps products, order, columns and card options', () => {
		const listing = fromCollection(
			{
				collection: 'woocommerce/product-collection/new-arrivals',
				query: { perPage: 8, orderBy: 'price', order: 'desc' },
				displayLayout: { type: 'flex', columns: 4 },
			},
			[ shape( 'core/heading', { content: '<em>Just</em> in' } ), card ]
		);
		expect( listing?.attributes ).toMatchObject( {
			collection: 'newest',
			orderby: 'price-desc',
			layout: 'grid',
			columns: 4,
			rows: 2,
			title: 'Just in',
			heading: 'h3',
			showPrice: true,
			showButton: false,
			showPagination: false,
		} );
	} );

	it( 'keeps the featured query', () => {
		expect(
			fromCollection( { query: { featured: true } }, [] )?.attributes
		).toMatchObject( { collection: 'featured' } );
	} );

	it( 'keeps hand-picked products', () => {
		expect(
			fromCollection(
				{
					collection: 'woocommerce/product-collection/hand-picked',
					query: { woocommerceHandPickedProducts: [ '12', 7 ] },
				},
				[]
			)?.attributes
		).toMatchObject( { collection: 'hand-picked', productIds: [ 12, 7 ] } );
	} );

	it.each( [
		[
			'an unknown collection',
			{ collection: 'woocommerce/product-collection/by-brand' },
		],
		[
			'two collections at once',
			{
				collection: 'woocommerce/product-collection/best-sellers',
				query: { featured: true },
			},
		],
		[ 'a tag', { query: { taxQuery: { product_tag: [ 3 ] } } } ],
		[
			'two categories',
			{ query: { taxQuery: { product_cat: [ 3, 4 ] } } },
		],
		[
			'an unknown category',
			{ query: { taxQuery: { product_cat: [ 9 ] } } },
		],
		[ 'a custom order', { query: { orderBy: 'title', order: 'desc' } } ],
		[ 'a random order', { query: { orderBy: 'random' } } ],
		[ 'an offset', { query: { offset: 2 } } ],
		[
			'only out-of-stock products',
			{ query: { woocommerceStockStatus: [ 'outofstock' ] } },
		],
		[
			'a time frame',
			{ query: { timeFrame: { operator: 'in', value: '-7 days' } } },
		],
		[
			'an attribute',
			{ query: { woocommerceAttributes: [ { termId: 1 } ] } },
		],
		[ 'a search', { query: { search: 'mug' } } ],
		[ 'a price range', { query: { priceRange: { min: 5 } } } ],
	] )(
		'is not offered with %s, which would be lost',
		( _what, attributes ) => {
			expect( fromCollection( attributes, [], CATEGORIES ) ).toBeNull();
		}
	);

	it.each( [
		[ { collection: '', columns: 4, rows: 3, layout: 'grid' } ],
		[
			{
				collection: 'best-sellers',
				columns: 3,
				rows: 1,
				layout: 'carousel',
				showPagination: false,
			},
		],
		[
			{
				collection: 'hand-picked',
				productIds: [ 4, 9 ],
				columns: 2,
				rows: 2,
				layout: 'list',
			},
		],
		[ { collection: 'featured', columns: 4, rows: 1 } ],
		[
			{
				collection: 'related',
				title: 'More',
				heading: 'h3',
				columns: 4,
				rows: 1,
				showButton: false,
			},
		],
		[
			{
				collection: '',
				orderby: 'popularity',
				onSale: true,
				inherit: true,
				showSort: true,
				showCount: false,
				columns: 5,
				rows: 2,
			},
		],
		[
			{
				collection: 'category',
				category: 'lamps',
				orderby: 'price-desc',
				imageRatio: '4/5',
				columns: 4,
				rows: 1,
			},
		],
		[ { collection: 'on-sale', category: 'mugs', columns: 4, rows: 1 } ],
	] )( 'survives a round trip: %j', ( listing ) => {
		const there = toCollection( listing, [], CATEGORIES );
		expect( there?.name ).toBe( 'woocommerce/product-collection' );
		expect(
			fromCollection( there!.attributes, there!.innerBlocks, CATEGORIES )
				?.attributes
		).toMatchObject( listing );
	} );

	it.each( [
		[ { collection: 'recently-viewed' } ],
		[ { collection: '', category: 'vases' } ],
	] )( 'is not offered from %j', ( listing ) => {
		expect( toCollection( listing, [], CATEGORIES ) ).toBeNull();
	} );
} );

describe( "WooCommerce's Cart transformed to Vitrine's", () => {
	const theirs = (
		name: string,
		...rest: [ object?, Array< ReturnType< typeof shape > >? ]
	) => shape( `woocommerce/${ name }`, { ...rest[ 0 ] }, rest[ 1 ] );
	const heading = ( content: string ) => shape( 'core/heading', { content } );
	const names = ( blocks: ReturnType< typeof shape >[] ): unknown[] =>
		blocks.map( ( { name, innerBlocks } ) =>
			innerBlocks.length ? [ name, names( innerBlocks ) ] : name
		);

	it( 'keeps order, texts and other blocks between the parts', () => {
		const cart = fromCart( [
			theirs( 'filled-cart-block', {}, [
				theirs( 'cart-items-block', {}, [
					heading( 'In your bag' ),
					theirs( 'cart-line-items-block' ),
					theirs( 'cart-cross-sells-block', {}, [
						heading( 'Goes <em>with</em> it' ),
						theirs( 'cart-cross-sells-products-block' ),
					] ),
				] ),
				theirs( 'cart-totals-block', {}, [
					theirs( 'cart-order-summary-block', {}, [
						theirs( 'cart-order-summary-heading-block', {
							content: 'Cart totals',
						} ),
						theirs( 'cart-order-summary-coupon-form-block' ),
					] ),
					theirs( 'cart-express-payment-block' ),
					theirs( 'proceed-to-checkout-block', {
						buttonLabel: 'Pay now',
					} ),
				] ),
			] ),
			theirs( 'empty-cart-block', {}, [ heading( 'Nothing here' ) ] ),
		] );
		expect( names( cart.innerBlocks ) ).toEqual( [
			[
				'vitrine/cart-column',
				[
					'core/heading',
					'vitrine/cart-items',
					'vitrine/cart-cross-sells',
				],
			],
			[
				'vitrine/cart-column',
				[
					'vitrine/cart-coupon',
					'vitrine/cart-totals',
					'vitrine/proceed-to-checkout',
				],
			],
			[ 'vitrine/cart-empty', [ 'core/heading' ] ],
		] );
		const [ items, totals, empty ] = cart.innerBlocks;
		expect( items?.innerBlocks[ 2 ]?.attributes ).toEqual( {
			title: 'Goes with it',
		} );
		// The default heading is translated for the shopper.
		expect( totals?.innerBlocks[ 1 ]?.attributes ).not.toHaveProperty(
			'title'
		);
		expect( totals?.innerBlocks[ 2 ]?.attributes ).toMatchObject( {
			text: 'Pay now',
		} );
		expect( empty?.attributes ).toEqual( { showMessage: false } );
	} );

	it( 'has no inner blocks if the original has none', () => {
		expect( fromCart( [] ).innerBlocks ).toEqual( [] );
	} );
} );
