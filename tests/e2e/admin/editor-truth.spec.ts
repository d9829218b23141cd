import type { Locator } from '@playwright/test';
import { edit, logIn, logOut } from '../steps/editor';
import { listing } from '../steps/listing';
import { addFromListing, expectKept } from '../steps/shopper';
import { block, putPage } from '../steps/site';
import { test, expect } from '../support/test';

const starter = ( name: string, template: string ) =>
	block(
		'vitrine/loop-builder',
		{ block_id: name, postType: 'vitrine_product', perPage: 4 },
		template
	);

const CARD = block(
	'vitrine/loop-template',
	{ metadata: {} },
	block( 'core/post-title', { level: 3, isLink: true } ) +
		block( 'vitrine/loop-product', { part: 'price' } ) +
		block( 'vitrine/loop-product', { part: 'button' } )
);

/** Names of samples by block, in the order of the page. */
const SAMPLES: Record< string, string > = {
	'posts with every control': listing( 1 ),
	'pages that load more': block(
		'vitrine/loop-builder',
		{ block_id: 'pages', postType: 'page', perPage: 2 },
		block( 'vitrine/loop-count' ) +
			block(
				'vitrine/loop-template',
				{ metadata: {} },
				block( 'core/post-title' )
			) +
			block( 'vitrine/loop-pagination', { kind: 'more' } )
	),
	'posts by name, previous and next': listing( 2, '{"kind":"neighbours"}', {
		order: 'title',
	} ),
	'products with their prices and buttons': starter(
		'cards',
		block( 'vitrine/loop-count' ) +
			CARD +
			block( 'vitrine/loop-pagination' )
	),
	'products with filters of every form': starter(
		'filters',
		[ 'select', 'checkbox', 'button' ]
			.map( ( kind ) => block( 'vitrine/loop-category', { kind } ) )
			.join( '' ) +
			block( 'vitrine/loop-sort' ) +
			block( 'vitrine/loop-search', { showLabel: true } ) +
			block( 'vitrine/loop-reset' ) +
			CARD
	),
	'products with facets, one of them folded': starter(
		'facets',
		block( 'vitrine/loop-facet' ) +
			block( 'vitrine/loop-facet', {
				label: 'More',
				collapsed: true,
			} ) +
			CARD
	),
	'products as a list, dearest first': block(
		'vitrine/loop-builder',
		{
			block_id: 'list',
			postType: 'vitrine_product',
			layout: 'list',
			order: 'title-desc',
			perPage: 3,
		},
		block( 'vitrine/loop-count' ) + CARD
	),
	'the shop’s listing': block( 'vitrine/product-listing', { rows: 2 } ),
	'what is on sale': block( 'vitrine/product-listing', {
		onSale: true,
		rows: 1,
		showSort: false,
	} ),
	'what sorts by price': block( 'vitrine/product-listing', {
		orderby: 'price',
		columns: 2,
		rows: 2,
	} ),
	'the way to the checkout': block( 'vitrine/proceed-to-checkout', {
		text: 'Pay now',
	} ),
};

/**
 * All texts. Leaves out a reset button with nothing to reset, which only the
 * editor shows, so that the owner can select it.
 */
const words = async ( root: Locator ): Promise< string[] > =>
	( await root.innerText() )
		.replace( 'Reset filters', '' )
		.split( /\s+/ )
		.filter( Boolean );

test( 'every block shows the same text in the editor and on the page', async ( {
	page,
	site,
} ) => {
	test.slow();
	const sampleOf = ( root: Locator, index: number ) =>
		root.locator( `.sample-${ index }` );
	await putPage(
		site,
		'sample',
		Object.values( SAMPLES )
			.map(
				( content, index ) =>
					`<!-- wp:group {"className":"sample-${ index }"} --><div class="wp-block-group sample-${ index }">${ content }</div><!-- /wp:group -->`
			)
			.join( '' )
	);
	await page.goto( '/sample/' );
	const shown = page.getByRole( 'main' );
	const expected = new Map< string, string[] >();
	for ( const [ index, name ] of Object.keys( SAMPLES ).entries() ) {
		const all = await words( sampleOf( shown, index ) );
		expect( all.length, name ).toBeGreaterThan( 1 );
		expected.set( name, all );
	}

	await logIn( page );
	const canvas = await edit( page, 'sample', site );
	for ( const [ index, name ] of [ ...expected.keys() ].entries() ) {
		await expect
			.soft( sampleOf( canvas.locator( 'body' ), index ), name )
			.toBeVisible( { timeout: 30_000 } );
		await expect
			.soft( async () => {
				expect(
					await words( sampleOf( canvas.locator( 'body' ), index ) ),
					name
				).toEqual( expected.get( name ) );
			} )
			.toPass( { timeout: 20_000 } );
	}
} );

test( "the cart in the editor has the shop's products and prices", async ( {
	page,
	site,
} ) => {
	await putPage( site, 'sample', block( 'vitrine/cart' ) );
	await logIn( page );
	const canvas = await edit( page, 'sample', site );
	const rows = canvas.locator( 'tr.cart_item' );
	await expect( rows ).toHaveCount( 2 );
	const first = rows.first();
	const product = await first
		.locator( '.product-name a' )
		.first()
		.innerText();
	const price = await first
		.locator( '.vitrine-row-product .amount' )
		.innerText();

	await logOut( page );
	await page.goto( '/shop/' );
	await addFromListing( page, product, 1 );
	await expectKept( page );
	await page.goto( '/cart/' );
	await expect(
		page
			.getByRole( 'main' )
			.locator( 'tr.cart_item' )
			.filter( { hasText: product } )
			.locator( '.vitrine-row-product .amount' )
	).toHaveText( price );
} );

test( 'the checkout in the editor shows the same text as the page with the same cart', async ( {
	page,
	site,
} ) => {
	await putPage( site, 'sample', block( 'vitrine/checkout' ) );
	await logIn( page );
	const canvas = await edit( page, 'sample', site );
	const form = ( root: Locator ) => root.locator( 'form.checkout' );
	const inEditor = form( canvas.locator( 'body' ) );
	const products = inEditor.locator( '.vitrine-review-lines .product-name' );
	await expect( products ).toHaveCount( 2 );
	const names = await products.allInnerTexts();
	const expected = await words( inEditor );

	await logOut( page );
	await page.goto( '/shop/?orderby=title' );
	// The same number of items as there: one and two.
	for ( const [ index, name ] of [
		names[ 0 ],
		names[ 1 ],
		names[ 1 ],
	].entries() ) {
		await addFromListing( page, name ?? '', index + 1 );
	}
	await expectKept( page );
	await page.goto( '/checkout/' );
	const onPage = form( page.getByRole( 'main' ) );
	await expect(
		onPage.getByRole( 'button', { name: /order summary/ } )
	).toBeVisible();
	expect( await words( onPage ) ).toEqual( expected );
} );

test( 'a shop without products marks the cart as an example', async ( {
	page,
	site,
} ) => {
	await site.php(
		`foreach ( get_posts( array( 'post_type' => 'vitrine_product', 'numberposts' => -1, 'fields' => 'ids' ) ) as $id ) { wp_delete_post( $id, true ); }`,
		{ user: 1 }
	);
	await putPage( site, 'sample', block( 'vitrine/cart' ) );
	await logIn( page );
	const canvas = await edit( page, 'sample', site );
	await expect(
		canvas.getByText( 'Walnut desk lamp' ).first()
	).toBeVisible();
	await canvas.getByRole( 'document', { name: 'Block: Cart' } ).focus();
	await expect(
		page
			.getByRole( 'region', { name: 'Editor settings' } )
			.getByText( /no products yet/ )
	).toBeVisible();
} );

test( 'an inspector change is previewed at once', async ( { page, site } ) => {
	await putPage(
		site,
		'sample',
		starter( 'cards', block( 'vitrine/loop-count' ) + CARD )
	);
	await logIn( page );
	const canvas = await edit( page, 'sample', site );
	const count = canvas.locator( '.vitrine-loop-count' );
	await expect( count ).toContainText( /1–4 of/ );
	await page.evaluate( () => {
		const { data } = (
			window as unknown as {
				wp: {
					data: {
						select: ( store: string ) => {
							getBlocks: () => { clientId: string }[];
						};
						dispatch: ( store: string ) => {
							updateBlockAttributes: (
								id: string,
								changes: object
							) => void;
						};
					};
				};
			}
		 ).wp;
		const [ loop ] = data.select( 'core/block-editor' ).getBlocks();
		data.dispatch( 'core/block-editor' ).updateBlockAttributes(
			loop?.clientId ?? '',
			{ perPage: 6 }
		);
	} );
	await expect( count ).toContainText( /1–6 of/ );
	await expect( canvas.locator( '.vitrine-loop-item' ) ).toHaveCount( 6 );
} );
