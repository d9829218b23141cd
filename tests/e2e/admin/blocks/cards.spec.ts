/**
 * Previews of blocks in the inserter.
 */
import type { Locator, Page } from '@playwright/test';
import { closeInserter, logIn, newPage } from '../../steps/editor';
import { expect, test } from '../../support/test';
import { replace, select } from './editor';
import { around } from './pages';
import { BLOCKS } from './rows';

/**
 * Selected block in which the inserter offers blocks: each block with inner
 * blocks, and one block that is offered there.
 */
const PLACES = {
	'vitrine/header-row': 'header-row',
	'beside-empty': 'cart-empty',
	'beside-cart': 'cart-totals',
	'beside-checkout': 'checkout-terms',
	'beside-list': 'loop-template',
	'beside-result': 'loop-product/quick-view',
	'beside-products': 'product-template',
	'beside-product': 'product-summary',
} as const;

/** Prints two products. */
const PRODUCTS = `echo wp_json_encode( array_map( static fn ( $name ) => get_page_by_path( $name, OBJECT, 'vitrine_product' )->ID, array( 'linen-house-robe', 'bud-vase' ) ) );`;

/**
 * Blocks without content of their own in the inserter, and what their previews
 * show: products of the shop, or a sample.
 */
const SAMPLES: Readonly< Record< string, string > > = {
	'all-reviews': 'article:has( .vitrine-stars ) .vitrine-review-text',
	'category-image': '.vitrine-category-image img',
	'checkout-terms': '.vitrine-privacy-text a',
	'loop-active-filters': '.vitrine-loop-chip',
	'loop-facet/meta': 'input[ type="range" ]',
	'loop-facet/post_author': 'input[ type="checkbox" ]',
	'loop-product/sale-badge': '.onsale',
	'loop-product/swatches': '.vitrine-swatches a',
	'order-received/downloads': '.vitrine-downloads a',
	'order-received/notes': '.woocommerce-order-note p',
	'order-received/payment': '.vitrine-payment-details dd',
	'product-listing/category': '.products .product img',
	'product-listing/cross-sells': '.products .product img',
	'product-listing/hand-picked': '.products .product img',
	'product-listing/recently-viewed': '.products .product img',
	'product-listing/upsells': '.products .product img',
	'product-rating': '.vitrine-product-rating .vitrine-stars',
};

/** Blocks without content of their own, as the owner inserts them. */
const WITHOUT_CONTENT = [
	'all-reviews',
	'category-image',
	'order-received {"part":"downloads"}',
	'order-received {"part":"notes"}',
	'order-received {"part":"payment"}',
	'product-listing {"collection":"hand-picked"}',
	'product-listing {"collection":"recently-viewed"}',
	'product-listing {"collection":"category"}',
];

/** Class prefix of an option, followed by the name of the block and the variation. */
const CLASS = 'editor-block-list-item-vitrine-';

const option = ( page: Page, name: string ): Locator =>
	page
		.locator(
			`.block-editor-inserter__menu [class~="${ CLASS }${ name }"]`
		)
		.first();

/** The offered blocks of this plugin, and their variations. */
const offered = ( page: Page ): Promise< string[] > =>
	page
		.locator( `.block-editor-inserter__menu [class*="${ CLASS }"]` )
		.evaluateAll(
			( all, prefix ) =>
				all.flatMap( ( { classList } ) =>
					[ ...classList ]
						.filter( ( name ) => name.startsWith( prefix ) )
						.map( ( name ) => name.slice( prefix.length ) )
				),
			CLASS
		);

const blockOf = ( name: string ): string => name.replace( /\/.*/, '' );

/** State of a preview: empty, loading, only a placeholder, or content. */
const lookOf = ( block: Locator ): Promise< string > =>
	block.evaluate( ( element ) => {
		const nothing = '.vitrine-nothing, .components-placeholder';
		const isSomething = ( one: Element ) =>
			one.textContent.trim() !== '' ||
			one.querySelector( 'img, svg, input' ) !== null;
		if ( element.querySelector( '.components-spinner' ) ) {
			return 'loads';
		}
		if (
			! isSomething( element ) ||
			element.getBoundingClientRect().height === 0
		) {
			return 'empty';
		}
		const rest = element.cloneNode( true ) as Element;
		rest.querySelectorAll( nothing ).forEach( ( one ) => one.remove() );
		return isSomething( rest ) ? 'shown' : 'explained';
	} );

test( 'every insertable block has a preview in the inserter, and a page being edited shows no samples', async ( {
	page,
	site,
} ) => {
	// Opens the editor once for both. Some ninety previews, each with a document of its own.
	test.setTimeout( 6 * 60_000 );
	const products = JSON.parse( await site.php( PRODUCTS ) ) as [
		number,
		number,
	];
	await logIn( page );
	const canvas = await newPage( page, 'Cards' );
	await page
		.getByRole( 'button', { name: 'Block Inserter', exact: true } )
		.click();
	const card = page.locator( '.block-editor-inserter__preview-container' );
	const seen: string[] = [];
	const lookAt = async ( name: string ) => {
		const title =
			( await option( page, name ).innerText() )
				.trim()
				.split( '\n' )
				.pop() ?? '';
		const shown = card
			.frameLocator( 'iframe' )
			.locator( `[data-type="vitrine/${ blockOf( name ) }"]` )
			.first();
		await option( page, name ).hover();
		await expect.soft( card, name ).toContainText( title );
		await expect
			.soft( card, name )
			.not.toContainText( 'No preview available' );
		await expect
			.soft( async () => {
				expect( await lookOf( shown ), name ).toBe( 'shown' );
			} )
			.toPass( { timeout: 15_000 } );
		const sample = SAMPLES[ name ];
		if ( sample ) {
			await expect
				.soft( shown.locator( sample ).first(), name )
				.toBeVisible();
		}
		seen.push( name );
	};
	const lookAround = async () => {
		for ( const name of await offered( page ) ) {
			if ( ! seen.includes( name ) ) {
				await lookAt( name );
			}
		}
	};
	// The list renders in steps, and header blocks come last.
	await option( page, 'site-header' ).waitFor();
	await lookAround();
	await replace( page, around( ...products ) );
	for ( const [ place, name ] of Object.entries( PLACES ) ) {
		await select( page, place );
		await option( page, name ).waitFor();
		await lookAround();
	}
	expect( seen ).toEqual( expect.arrayContaining( Object.keys( SAMPLES ) ) );
	const blocks = seen.map( blockOf );
	expect(
		[ ...BLOCKS ]
			.filter(
				( [ name, { supports } ] ) =>
					supports?.inserter !== false && ! blocks.includes( name )
			)
			.map( ( [ name ] ) => name )
	).toEqual( [] );

	await closeInserter( page );
	for ( const block of WITHOUT_CONTENT ) {
		await replace( page, `<!-- wp:vitrine/${ block } /-->` );
		const shown = canvas.locator(
			`[data-type="vitrine/${ block.replace( / .*/, '' ) }"]`
		);
		await expect
			.soft( async () => {
				expect( await lookOf( shown ), block ).toBe( 'explained' );
			} )
			.toPass();
	}
} );
