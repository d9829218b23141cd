import {
	COUNTERPARTS,
	shared,
} from '../../../src/editor/shared/transforms/counterparts';
import { shape } from '../../../src/editor/shared/transforms/shape';

const CATEGORIES = [
	{ id: 3, slug: 'mugs' },
	{ id: 4, slug: 'lamps' },
];

describe( 'a block counterpart', () => {
	const of = ( ours: string, theirs: string ) => {
		const found = COUNTERPARTS.find(
			( one ) => one.ours === ours && one.theirs === theirs
		);
		if ( ! found ) {
			throw new Error( `${ ours } has no counterpart ${ theirs }.` );
		}
		return found;
	};

	it.each( [
		[
			'vitrine/mini-cart',
			'woocommerce/mini-cart',
			{ miniCartIcon: 'bag-alt' },
			{ icon: 'bag' },
		],
		[ 'vitrine/mini-cart', 'woocommerce/mini-cart', {}, { icon: 'cart' } ],
		[
			'vitrine/all-reviews',
			'woocommerce/all-reviews',
			{
				reviewsOnPageLoad: 20,
				orderby: 'highest-rating',
				showReviewDate: false,
			},
			{
				number: 12,
				orderby: 'rating',
				showText: true,
				showDate: false,
				showProduct: true,
				showImage: false,
			},
		],
		[
			'vitrine/breadcrumbs',
			'core/breadcrumbs',
			{ showCurrentItem: false },
			{ showCurrent: false },
		],
		[
			'vitrine/site-search',
			'core/search',
			{ placeholder: 'Find' },
			{ placeholder: 'Find' },
		],
		[
			'vitrine/header-menu',
			'core/navigation',
			{ ref: 12 },
			{ menu: 'navigation:12', label: '' },
		],
		[
			'vitrine/account-menu',
			'woocommerce/customer-account',
			{ displayStyle: 'icon_only' },
			{ showLabel: false },
		],
		[
			'vitrine/account-menu',
			'woocommerce/customer-account',
			{},
			{ showLabel: true },
		],
		[
			'vitrine/product-title',
			'core/post-title',
			{ level: 6 },
			{ heading: 'h4', isLink: false },
		],
		[
			'vitrine/product-title',
			'core/post-title',
			{ level: 3, isLink: true },
			{ heading: 'h3', isLink: true },
		],
		[
			'vitrine/cart',
			'woocommerce/classic-shortcode',
			{ shortcode: 'cart' },
			{},
		],
		[
			'vitrine/cart',
			'woocommerce/classic-shortcode',
			{ shortcode: 'checkout' },
			null,
		],
	] )( 'of %s parses %s: %j as %j', ( ours, theirs, given, expected ) => {
		const { toOurs } = of( ours, theirs );
		expect( toOurs ? toOurs( given, [], CATEGORIES ) : toOurs ).toEqual(
			expected
		);
	} );

	it.each( [
		[
			'vitrine/mini-cart',
			'woocommerce/mini-cart',
			{ icon: 'basket' },
			{ miniCartIcon: 'cart' },
		],
		[
			'vitrine/header-menu',
			'core/navigation',
			{ menu: 'navigation:12', label: 'Main' },
			{ ref: 12, ariaLabel: 'Main' },
		],
		[ 'vitrine/header-menu', 'core/navigation', { menu: 'menu:3' }, {} ],
		[
			'vitrine/product-title',
			'core/post-title',
			{ heading: 'h2' },
			{ level: 2, isLink: false },
		],
		[
			'vitrine/all-reviews',
			'woocommerce/all-reviews',
			{ number: 4, showDate: false },
			{
				editMode: false,
				reviewsOnPageLoad: 4,
				orderby: 'most-recent',
				showReviewContent: true,
				showReviewDate: false,
				showProductName: true,
				showReviewImage: true,
				imageType: 'product',
			},
		],
		[
			'vitrine/all-reviews',
			'woocommerce/all-reviews',
			{ category: 'lamps' },
			null,
		],
	] )( 'of %s becomes %s: %j as %j', ( ours, theirs, given, expected ) => {
		const { toTheirs } = of( ours, theirs );
		expect(
			toTheirs ? toTheirs( given, [], CATEGORIES ) : toTheirs
		).toEqual( expected );
	} );

	it( "keeps WordPress's common attributes only", () => {
		expect(
			shared( {
				align: 'wide',
				anchor: 'top',
				kind: 'x',
				style: undefined,
			} )
		).toEqual( { align: 'wide', anchor: 'top' } );
	} );

	it( "is a product collection for each of WooCommerce's legacy lists", () => {
		const become = ( name: string, attributes: object ) => {
			const { toOurs } = of(
				'vitrine/product-listing',
				`woocommerce/${ name }`
			);
			return toOurs
				? toOurs( { ...attributes }, [], CATEGORIES )
				: undefined;
		};
		for ( const [ name, collection ] of [
			[ 'product-best-sellers', 'best-sellers' ],
			[ 'product-new', 'newest' ],
			[ 'product-on-sale', 'on-sale' ],
			[ 'product-top-rated', 'top-rated' ],
		] as const ) {
			expect(
				become( name, {
					columns: 4,
					rows: 2,
					contentVisibility: { price: true, button: false },
				} )
			).toMatchObject( {
				collection,
				columns: 4,
				rows: 2,
				showPrice: true,
				showButton: false,
				showPagination: false,
			} );
			// It would include products of other categories.
			expect( become( name, { categories: [ 7 ] } ) ).toBeNull();
		}
		expect(
			become( 'product-category', {
				categories: [ 4 ],
				orderby: 'price_desc',
			} )
		).toMatchObject( {
			collection: 'category',
			category: 'lamps',
			orderby: 'price-desc',
		} );
		expect( become( 'product-category', {} ) ).toBeNull();
		expect( become( 'product-new', { categories: [ 3 ] } ) ).toMatchObject(
			{ collection: 'newest', category: 'mugs' }
		);
		expect( become( 'product-new', { categories: [ 3, 4 ] } ) ).toBeNull();
		expect(
			become( 'handpicked-products', { products: [ 3, 5, 8, 9 ] } )
		).toMatchObject( {
			collection: 'hand-picked',
			productIds: [ 3, 5, 8, 9 ],
			columns: 3,
			rows: 2,
		} );
	} );

	const ofCategory = of(
		'vitrine/all-reviews',
		'woocommerce/reviews-by-category'
	);

	it( 'has the same category, which WooCommerce references by ID', () => {
		const there =
			ofCategory.toTheirs &&
			ofCategory.toTheirs(
				{ category: 'lamps', number: 2 },
				[],
				CATEGORIES
			);
		expect( there ).toMatchObject( {
			categoryIds: [ 4 ],
			reviewsOnPageLoad: 2,
		} );
		expect(
			ofCategory.toOurs &&
				ofCategory.toOurs( there || {}, [], CATEGORIES )
		).toMatchObject( { category: 'lamps', number: 2 } );
	} );

	it.each( [
		[
			'vitrine/all-reviews',
			'woocommerce/reviews-by-category',
			{ categoryIds: [ 3, 4 ] },
			[],
		],
		[
			'vitrine/header-menu',
			'core/navigation',
			{},
			[ shape( 'core/navigation-link' ) ],
		],
		[
			'vitrine/product-details',
			'woocommerce/product-details',
			{},
			[
				shape( 'woocommerce/accordion-item', {}, [
					shape( 'core/list' ),
				] ),
			],
		],
	] )(
		'of %s is not offered from %s with attributes that would be lost: %j, %j',
		( ours, theirs, given, inner ) => {
			const { toOurs } = of( ours, theirs );
			expect( toOurs && toOurs( given, inner, CATEGORIES ) ).toBeNull();
		}
	);

	it( 'of a product accordion is an accordion', () => {
		const { toOurs } = of(
			'vitrine/product-details',
			'woocommerce/product-details'
		);
		const item = shape( 'core/accordion-item', {}, [
			shape( 'woocommerce/product-description' ),
		] );
		expect( toOurs && toOurs( {}, [ item ], [] ) ).toEqual( {
			layout: 'accordion',
			showReviews: false,
		} );
		expect( toOurs && toOurs( {}, [], [] ) ).toEqual( {} );
	} );
} );
