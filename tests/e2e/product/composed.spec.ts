import type { Locator } from '@playwright/test';
import type { Site } from '../../site/types';
import { expectCount } from '../steps/shopper';
import { block, putPage, putProductTemplate } from '../steps/site';
import { test, expect } from '../support/test';

/** Sets the product template to a product block with inner blocks. */
const putProduct = ( site: Site, inner: string ) =>
	putProductTemplate(
		site,
		`${ block(
			'vitrine/product',
			{},
			inner
		) }<!-- wp:spacer {"height":"1200px"} --><div style="height:1200px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`
	);

const details = ( layout: string ) =>
	`<!-- wp:vitrine/product-title /-->${ block( 'vitrine/product-details', {
		layout,
	} ) }`;

const ROBE = '/product/linen-house-robe/';

test( 'accordion details open one at a time, by mouse and keyboard', async ( {
	page,
	site,
} ) => {
	await putProduct( site, details( 'accordion' ) );
	await page.goto( ROBE );
	const section = ( title: string ) =>
		page.locator( '.vitrine-details details' ).filter( {
			has: page.getByText( title, { exact: true } ),
		} );
	const description = section( 'Description' );
	const more = section( 'Additional information' );
	await expect( description ).toHaveAttribute( 'open' );
	await expect( more ).not.toHaveAttribute( 'open' );
	await more.locator( 'summary' ).click();
	await expect( more.getByRole( 'row', { name: /Size/ } ) ).toBeVisible();
	await expect( description ).not.toHaveAttribute( 'open' );
	await description.locator( 'summary' ).press( 'Enter' );
	await expect( description ).toHaveAttribute( 'open' );
	await expect( more ).not.toHaveAttribute( 'open' );
} );

test( 'tabs are a single tab stop with arrow keys', async ( {
	page,
	site,
} ) => {
	await putProduct( site, details( 'tabs' ) );
	await page.goto( ROBE );
	const tab = ( name: string ) => page.getByRole( 'tab', { name } );
	const panel = ( name: string ) => page.getByRole( 'tabpanel', { name } );
	await expect( panel( 'Description' ) ).toBeVisible();
	await expect( panel( 'Additional information' ) ).toBeHidden();
	await expect( tab( 'Description' ) ).toHaveAttribute( 'tabindex', '0' );
	await expect( tab( 'Additional information' ) ).toHaveAttribute(
		'tabindex',
		'-1'
	);
	await tab( 'Description' ).press( 'ArrowRight' );
	await expect( tab( 'Additional information' ) ).toBeFocused();
	await expect( panel( 'Additional information' ) ).toBeVisible();
	await expect( panel( 'Description' ) ).toBeHidden();
	await tab( 'Additional information' ).press( 'Home' );
	await expect( panel( 'Description' ) ).toBeVisible();
} );

test.describe( 'without scripts', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'tabs are stacked sections', async ( { page, site } ) => {
		await putProduct( site, details( 'tabs' ) );
		await page.goto( ROBE );
		for ( const name of [ 'Description', 'Additional information' ] ) {
			await expect(
				page.getByRole( 'tabpanel', { name } )
			).toBeVisible();
		}
	} );
} );

const STANDARD = `${ block(
	'vitrine/product-gallery'
) }<!-- wp:vitrine/product-summary -->${ [
	'price',
	'title',
	'stock',
	'form',
	'meta',
]
	.map( ( name ) => block( `vitrine/product-${ name }` ) )
	.join(
		'<!-- wp:separator --><hr class="wp-block-separator"/><!-- /wp:separator -->'
	) }<!-- /wp:vitrine/product-summary -->${ block(
	'vitrine/product-details'
) }${ block( 'vitrine/product-sticky-bar' ) }`;

test( 'a page of parts adds to the cart, follows the variation and has its sticky bar', async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 1280, height: 600 } );
	await putProduct( site, STANDARD );
	await page.goto( ROBE );
	const form = page.locator( 'form.cart' );
	for ( const options of await form.getByRole( 'radiogroup' ).all() ) {
		await options.getByRole( 'radio' ).first().check( { force: true } );
	}
	await form.getByRole( 'button', { name: 'Add to cart' } ).click();
	await expectCount( page, 1 );
	await page.evaluate( () =>
		window.scrollTo( 0, document.body.scrollHeight )
	);
	const bar = page.getByRole( 'region', { name: /^Buy / } );
	await expect( bar ).toBeVisible();
	// The options selected in the form.
	await expect( bar ).toContainText( ' / ' );
} );

test( 'the sale badge is on the image, not on the thumbnails beside it', async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await putProduct(
		site,
		block( 'vitrine/product-gallery', { galleryLayout: 'beside' } )
	);
	await page.goto( ROBE );
	const edge = async ( what: Locator ) =>
		( await what.boundingBox() )?.x ?? 0;
	const gallery = page.locator( '.vitrine-gallery' );
	const thumbnail = gallery.getByRole( 'link', { name: /^Show image/ } );
	const picture = gallery.getByRole( 'group' );
	expect( await edge( thumbnail.first() ) ).toBeLessThan(
		await edge( picture )
	);
	expect( await edge( gallery.getByText( 'Sale!' ) ) ).toBeGreaterThan(
		await edge( picture )
	);
} );

test( 'full-width details are below gallery and summary, others below the gallery', async ( {
	page,
	site,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	const product = page.locator( '.vitrine-product > .product' );
	const box = async ( selector: string ) => {
		const found = await product.locator( selector ).boundingBox();
		return {
			top: found?.y ?? 0,
			bottom: ( found?.y ?? 0 ) + ( found?.height ?? 0 ),
			width: found?.width ?? 0,
		};
	};
	const width = async () => ( await product.boundingBox() )?.width ?? 0;
	const DETAILS = '> .wp-block-vitrine-product-details';
	for ( const [ className, isWide ] of [
		[ undefined, false ],
		[ 'is-style-wide', true ],
	] as const ) {
		await putProduct(
			site,
			block( 'vitrine/product-gallery' ) +
				block(
					'vitrine/product-summary',
					{},
					block( 'vitrine/product-title' )
				) +
				block( 'vitrine/product-details', {
					layout: 'tabs',
					className,
				} )
		);
		await page.goto( ROBE );
		await expect( product.locator( DETAILS ) ).toBeVisible();
		const found = await box( DETAILS );
		expect( found.width >= ( await width() ) - 1 ).toBe( isWide );
		expect( found.top ).toBeGreaterThanOrEqual(
			( await box( '> .images' ) ).bottom
		);
		if ( isWide ) {
			expect( found.top ).toBeGreaterThanOrEqual(
				( await box( '.summary' ) ).bottom
			);
		}
	}
} );

test( 'a full-width description fills the page with its heading beside readable lines', async ( {
	page,
	site,
	shop,
} ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	// WooCommerce has more sections, so its default layout is tabs.
	const layouts =
		shop.commerce === 'builtin' ? [ '', 'stacked' ] : [ 'stacked' ];
	for ( const layout of layouts ) {
		await putProduct(
			site,
			block( 'vitrine/product-gallery' ) +
				block(
					'vitrine/product-summary',
					{},
					block( 'vitrine/product-title' )
				) +
				block( 'vitrine/product-details', {
					layout,
					className: 'is-style-wide',
				} )
		);
		await page.goto( ROBE );
		const edges = async ( found: Locator ) => {
			const box = await found.boundingBox();
			return {
				top: box?.y ?? 0,
				left: box?.x ?? 0,
				right: ( box?.x ?? 0 ) + ( box?.width ?? 0 ),
			};
		};
		const product = await edges(
			page.locator( '.vitrine-product > .product' )
		);
		const heading = await edges(
			page.getByRole( 'heading', { name: 'Description' } )
		);
		const text = await edges(
			page.getByText( 'Light enough for summer mornings' )
		);
		expect( heading.left ).toBeCloseTo( product.left, 0 );
		expect( text.right ).toBeCloseTo( product.right, 0 );
		expect( text.left ).toBeGreaterThan( heading.right );
		expect( Math.abs( text.top - heading.top ) ).toBeLessThan( 12 );
		expect( text.right - text.left ).toBeLessThan( 820 );
	}
} );

test( 'images in a grid fill their columns', async ( { page, site } ) => {
	await page.setViewportSize( { width: 1280, height: 800 } );
	await putProduct(
		site,
		block( 'vitrine/product-gallery', { galleryLayout: 'grid' } )
	);
	await page.goto( '/product/ripple-vase/' );
	const images = page
		.locator( '.vitrine-gallery' )
		.getByRole( 'group' )
		.getByRole( 'img' );
	const width = async ( place: number ) =>
		( await images.nth( place ).boundingBox() )?.width ?? 0;
	const first = await width( 0 );
	expect( await width( 1 ) ).toBeGreaterThan( first * 0.4 );
	expect( await width( 1 ) ).toBeLessThan( first * 0.5 );
} );

test( 'parts in a Query Loop show and sell each product', async ( {
	page,
	site,
	shop,
} ) => {
	const postType =
		shop.commerce === 'woocommerce' ? 'product' : 'vitrine_product';
	const parts = `${ block( 'vitrine/product-title', {
		heading: 'h2',
		isLink: true,
	} ) }${ block( 'vitrine/product-price' ) }${ block(
		'vitrine/product-form',
		{ buttonLabel: 'Take it' }
	) }`;
	await putPage(
		site,
		'picks',
		`<!-- wp:query ${ JSON.stringify( {
			queryId: 7,
			query: {
				postType,
				perPage: 3,
				search: 'Ripple',
				inherit: false,
			},
		} ) } --><div class="wp-block-query"><!-- wp:post-template -->${ parts }<!-- /wp:post-template --></div><!-- /wp:query -->`
	);
	await page.goto( '/picks/' );
	const vase = page.getByRole( 'listitem' ).filter( {
		has: page.getByRole( 'heading', { name: 'Ripple Vase' } ),
	} );
	await expect(
		vase.getByRole( 'link', { name: 'Ripple Vase' } )
	).toHaveAttribute( 'href', /\/product\/ripple-vase\// );
	await expect( vase ).toContainText( '€64.00' );
	await vase.getByRole( 'button', { name: 'Take it' } ).click();
	await expectCount( page, 1 );
} );
