/**
 * Every block in the editor: searched, inserted, configured, saved, reopened, and
 * checked on the page.
 */
import type { Page } from '@playwright/test';
import { edit, found, foundAs, logIn, save, search } from '../../steps/editor';
import { MENU, ownPage, putPage, setSettings } from '../../steps/site';
import { haveInCart } from '../../steps/shopper';
import { expect, test } from '../../support/test';
import {
	type Block,
	blocksOf,
	fill,
	replace,
	select,
	selected,
} from './editor';
import { COMPOSED, LOCKED } from './composed-rows';
import { GENERAL, idle } from './idle';
import { around, here, WHOLE } from './pages';
import { ALONE, BLOCKS, metadataOf, PARTS, type Row } from './rows';
import { changeAll, type Changed } from './settings';

/** Searches a block by its title and a keyword, and inserts it. */
async function insertBeside( page: Page, row: Row, keyword: string ) {
	const title = row.title ?? metadataOf( row ).title;
	const before = await selected( page );
	const searchBox = page.getByRole( 'searchbox', { name: 'Search' } );
	const option = foundAs( page, title );
	if ( await option.count() ) {
		// The last search found this block too, in an option that is about to be replaced.
		await searchBox.fill( 'zzzz' );
		await expect( found( page ) ).toHaveCount( 0 );
	}
	// Each word must match by itself.
	await searchBox.fill( `${ title } ${ keyword }` );
	// With the keyboard, which loads no preview.
	await option.press( 'Enter' );
	// Its settings appear with it.
	await expect.poll( () => selected( page ) ).not.toBe( before );
}

/** Attributes of a row's block that have their default value in all blocks of the page. */
const unchanged = ( row: Row, blocks: Block[] ): string[] => {
	const { name, attributes = {} } = metadataOf( row );
	return Object.keys( attributes )
		.filter(
			( key ) =>
				! GENERAL.includes( key ) &&
				! blocks.some(
					( one ) =>
						one.name === name &&
						JSON.stringify( one.attributes[ key ] ) !==
							JSON.stringify( attributes[ key ]?.default )
				)
		)
		.map( ( key ) => `${ name }: ${ key }` );
};

/** Attributes that rows declare as exceptions. */
const listed = ( rows: readonly Row[], why: 'unset' | 'unseen' ): string[] =>
	rows.flatMap( ( row ) =>
		Object.keys( row[ why ] ?? {} ).map(
			( key ) => `${ metadataOf( row ).name }: ${ key }`
		)
	);

/**
 * Inserts and configures the block of each row, and saves the page.
 *
 * @param page The editor with the page of these rows.
 * @param rows Rows in order.
 * @return The entered texts and the resulting blocks.
 */
async function setEach(
	page: Page,
	rows: readonly Row[]
): Promise< { words: string[]; blocks: Block[] } > {
	const changed: Changed = { words: [], idle: [] };
	for ( const row of rows ) {
		const { name } = metadataOf( row );
		await test.step( `${
			row.title ?? name
		} is inserted and configured`, async () => {
			await select(
				page,
				row.keyword === null
					? name
					: row.beside && `beside-${ row.beside }`
			);
			if ( row.keyword !== null ) {
				await insertBeside( page, row, row.keyword );
			}
			if ( row.inside ) {
				await fill( page, row.inside );
			}
			const { words, idle: without } = await changeAll(
				page,
				row.block,
				row.wanted ?? {}
			);
			changed.words.push( ...words );
			changed.idle.push(
				...without.map( ( label ) => `${ name }: ${ label }` )
			);
		} );
	}
	const blocks = await blocksOf( page );
	expect
		.soft( rows.flatMap( ( row ) => unchanged( row, blocks ) ) )
		.toEqual( listed( rows, 'unset' ) );
	expect.soft( changed.idle, 'controls that change nothing' ).toEqual( [] );
	await save( page );
	return { words: changed.words, blocks };
}

/** Texts that are missing on all of the pages. */
const missing = ( words: readonly string[], pages: readonly string[] ) =>
	words.filter(
		( word ) => ! pages.some( ( html ) => html.includes( word ) )
	);

const valid = ( blocks: Block[] ): Block[] =>
	blocks.map( ( one ) => ( { ...one, isValid: true } ) );

/**
 * Prepares data for all settings: guests who may create an account, a category
 * with an image and a child, tags, colors of sizes, and a second menu. Prints two
 * products: one with reviews and facts, and one with low stock.
 */
const READY = `
	$product = static fn ( $name ) => get_page_by_path( $name, OBJECT, 'vitrine_product' )->ID;
	$ids     = array_map( $product, array( 'linen-house-robe', 'bud-vase' ) );
	// The newest is neither the best nor the only one.
	foreach ( array( array( 0, 'Warm.', 4, 'now' ), array( 1, 'Fine.', 5, '-1 day' ), array( 0, 'Thin.', 1, '-2 days' ) ) as list( $place, $text, $rating, $when ) ) {
		wp_insert_comment( array( 'comment_post_ID' => $ids[ $place ], 'comment_content' => $text, 'comment_approved' => 1, 'comment_type' => 'review', 'comment_date_gmt' => gmdate( 'Y-m-d H:i:s', strtotime( $when ) ), 'comment_meta' => array( 'rating' => $rating ) ) );
	}
	update_option( 'users_can_register', 1 );
	update_term_meta( get_term_by( 'slug', 'lighting', 'vitrine_product_cat' )->term_id, 'thumbnail_id', get_post_thumbnail_id( $ids[0] ) );
	$lamps = wp_insert_term( 'Lamps', 'vitrine_product_cat', array( 'parent' => get_term_by( 'slug', 'lighting', 'vitrine_product_cat' )->term_id ) );
	wp_set_object_terms( $product( 'mushroom-lamp' ), $lamps['term_id'], 'vitrine_product_cat' );
	wp_set_object_terms( $ids[0], array( 'Soft', 'Warm' ), 'vitrine_product_tag' );
	Vitrine\\Commerce\\Builtin\\Catalog\\Facets\\Swatches::save( 'attribute_size', array( 's' => '#111111', 'm' => '#222222' ) );
	wp_insert_post( wp_slash( array( 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Rooms', 'post_date' => '2020-01-01 00:00:00', 'post_content' => $args['menu'] ) ) );
	echo wp_json_encode( $ids );
`;

test( 'every block is in the table and has an example if it can be inserted', () => {
	const all = [ ...ALONE, ...PARTS, ...COMPOSED ];
	const known = all.map( ( { block } ) => block );
	expect(
		[ ...BLOCKS.keys() ].filter( ( name ) => ! known.includes( name ) )
	).toEqual( [] );
	expect(
		all.filter(
			( row ) =>
				metadataOf( row ).supports?.inserter !== false &&
				! metadataOf( row ).example
		)
	).toEqual( [] );
	// Each block must be inserted by one of the rows, except those that the inserter does not offer.
	expect(
		all.filter(
			( row ) =>
				! all.some(
					( { block, keyword } ) =>
						block === row.block && keyword !== null
				) &&
				! ( row.why && metadataOf( row ).supports?.inserter === false )
		)
	).toEqual( [] );
} );

test( 'every block is found, inserted, configured, saved, and unchanged when reopened and on its page', async ( {
	page,
	site,
} ) => {
	// Each block takes four to five seconds, so the editor is opened once for all of them.
	test.setTimeout( 10 * 60_000 );
	await setSettings( site, {
		store_notice: 'Closed on Monday.',
		coming_soon: true,
		email_check: true,
		color_switcher_default_palette: [ '#ffffff', '#111111' ],
		color_switcher_switched_palette: [ '#101418', '#f5f5f5' ],
	} );
	const products = JSON.parse(
		await site.php( READY, { args: { menu: MENU } } )
	) as [ number, number ];
	await putPage( site, 'alone', WHOLE );
	await logIn( page );
	const canvas = await edit( page, 'alone', site );
	await expect(
		canvas.locator( '[data-type="vitrine/product-listing"]' )
	).toBeVisible();
	await search( page, '' );
	const alone = await setEach( page, ALONE );
	const content = await site.php(
		`echo get_page_by_path( 'alone' )->post_content;`
	);
	expect
		.soft( await blocksOf( page, content ) )
		.toEqual( valid( alone.blocks ) );
	await replace( page, around( ...products ) );
	await expect( canvas.getByText( 'Beside vase' ).last() ).toBeVisible();
	const parts = await setEach( page, PARTS );
	await page.reload();
	await expect( async () => {
		expect( await blocksOf( page ) ).toEqual( valid( parts.blocks ) );
	} ).toPass();

	await site.php(
		`wp_update_post( array( 'ID' => get_page_by_path( 'alone' )->ID, 'post_name' => 'parts' ) );`
	);
	await putPage( site, 'alone', content );
	await haveInCart( page, 'Storage Jar, small' );
	await page.goto( '/alone/' );
	expect
		.soft( missing( alone.words, [ await page.content() ] ) )
		.toEqual( [] );
	const shown: string[] = [];
	// Only the shop's own page shows the cart.
	for ( const kind of [ 'cart', 'checkout' ] ) {
		await ownPage( site, kind, 'parts' );
		await page.goto( '/parts/' );
		shown.push( await page.content() );
	}
	expect
		.soft( missing( parts.words, shown ).sort() )
		.toEqual(
			PARTS.flatMap( ( { block, silent = [] } ) =>
				silent.map( ( label ) => `${ block }: ${ label }` )
			).sort()
		);
	expect
		.soft( ( await idle( site, [ 'alone', 'parts' ] ) ).sort() )
		.toEqual( listed( [ ...ALONE, ...PARTS ], 'unseen' ).sort() );
} );

test( 'cart and checkout are inserted with their parts, required ones locked, saved, and unchanged when reopened and on their page', async ( {
	page,
	site,
} ) => {
	test.slow();
	await setSettings( site, { email_check: true } );
	await site.php( `update_option( 'users_can_register', 1 );` );
	await putPage( site, 'composed', here( 'composed' ) );
	await logIn( page );
	await edit( page, 'composed', site );
	await search( page, '' );
	const { blocks } = await setEach( page, COMPOSED );
	expect(
		blocks
			.filter(
				( { attributes: { lock } } ) =>
					lock !== null &&
					typeof lock === 'object' &&
					'remove' in lock &&
					lock.remove === true
			)
			.map( ( { name } ) => name )
	).toEqual( LOCKED );
	await page.reload();
	await expect( async () => {
		expect( await blocksOf( page ) ).toEqual( valid( blocks ) );
	} ).toPass();

	await haveInCart( page, 'Storage Jar, small' );
	const main = page.getByRole( 'main' );
	await ownPage( site, 'cart', 'composed' );
	await page.goto( '/composed/' );
	await expect(
		main.getByRole( 'link', { name: 'Storage Jar, small' } ).first()
	).toBeVisible();
	await expect(
		main.getByRole( 'link', { name: 'Proceed to checkout' } )
	).toBeVisible();
	await ownPage( site, 'checkout', 'composed' );
	await page.goto( '/composed/' );
	await expect(
		main.getByRole( 'textbox', { name: /^Email address/ } )
	).toBeVisible();
	await expect(
		main.getByRole( 'button', { name: 'Place order' } )
	).toBeVisible();
} );
