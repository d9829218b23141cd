import type { Page } from '@playwright/test';
import { speak } from '../steps/language';
import {
	count,
	listing,
	loop,
	mark,
	open,
	stayed,
	titles,
} from '../steps/listing';
import { putHeader, putTemplate } from '../steps/site';
import { putClassicTheme } from '../steps/theme';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

/** Filters a listing and changes its page, both in place. */
const use = async ( page: Page, index = 0 ) => {
	const at = loop( page, index );
	await mark( page );
	await at.getByRole( 'link', { name: /^Care/ } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
	await expect( titles( at ).first() ).toHaveText( 'Oiling an oak board' );
	await at.getByRole( 'link', { name: 'Page 3' } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 5–6 of 6 results' );
	await page.reload();
	await expect( count( at ) ).toHaveText( 'Showing 5–6 of 6 results' );
	await mark( page );
	await at.getByRole( 'link', { name: 'Reset filters' } ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
	expect( await stayed( page ) ).toBe( true );
};

test( 'a listing in a template works on every page', async ( {
	page,
	site,
} ) => {
	await putTemplate( site, 'page', `<main>${ listing( 1 ) }</main>` );
	await open(
		page,
		site,
		'<!-- wp:paragraph --><p>Here.</p><!-- /wp:paragraph -->'
	);
	await use( page );
} );

test( "a listing in a template part works beside the page's own", async ( {
	page,
	site,
} ) => {
	await putHeader( site, listing( 1 ) );
	await open(
		page,
		site,
		listing( 1, '{}', { block_id: 'own', perPage: 1, order: 'title' } )
	);
	await use( page );
	await loop( page, 1 )
		.getByRole( 'link', { name: /^Rooms/ } )
		.click();
	await expect( count( loop( page, 1 ) ) ).toHaveText(
		'Showing 1 of 6 results'
	);
	await expect( count( loop( page ) ) ).toHaveText(
		'Showing 1–2 of 30 results'
	);
} );

test( 'a listing in a synced pattern works in each place', async ( {
	page,
	site,
} ) => {
	const id = await site.php(
		`echo wp_insert_post( wp_slash( array( 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'List', 'post_content' => $args['content'] ) ) );`,
		{ args: { content: listing( 1 ) }, user: 1 }
	);
	const block = `<!-- wp:block {"ref":${ id }} /-->`;
	await open( page, site, block + block );
	await use( page, 1 );
	await expect( count( loop( page, 0 ) ) ).toHaveText(
		'Showing 1–2 of 30 results'
	);
} );

test( 'a listing in a widget works in a classic theme', async ( {
	page,
	site,
} ) => {
	await putClassicTheme( site );
	await site.php(
		`update_option( 'widget_block', array( 2 => array( 'content' => $args['content'] ), '_multiwidget' => 1 ) );
		update_option( 'sidebars_widgets', array( 'side' => array( 'block-2' ), 'array_version' => 3 ) );`,
		{ args: { content: listing( 1 ) }, user: 1 }
	);
	await open( page, site, '<p>Here.</p>' );
	await use( page );
	await expectAccessible( page, '.vitrine-loop' );
} );

for ( const [ name, path, total, chosen ] of [
	[ 'a category', '/category/rooms/', 6, 'rooms' ],
	[ 'an author', '/author/admin/', 30, 'care' ],
] as const ) {
	test( `a listing follows the archive of ${ name }, in place`, async ( {
		page,
		site,
	} ) => {
		await putTemplate(
			site,
			'archive',
			`<main>${ listing( 1, '{}', {
				inherit: true,
				postType: 'page',
			} ) }</main>`
		);
		await page.goto( path );
		const at = loop( page );
		await expect( count( at ) ).toHaveText(
			`Showing 1–2 of ${ total } results`
		);
		await mark( page );
		await at.getByRole( 'link', { name: 'Page 2' } ).click();
		await expect( count( at ) ).toHaveText(
			`Showing 3–4 of ${ total } results`
		);
		await at
			.getByRole( 'combobox', { name: 'Category' } )
			.selectOption( chosen );
		await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
		expect( await stayed( page ) ).toBe( true );
		await at.getByRole( 'searchbox' ).fill( 'no such words' );
		await expect( titles( at ) ).toHaveCount( 0 );
		await page.goto( `${ path }?paged-1=3` );
		await expect( count( at ) ).toHaveText(
			`Showing 5–6 of ${ total } results`
		);
	} );
}

for ( const width of [ 1280, 390 ] ) {
	test( `the journal works right to left at ${ width } px`, async ( {
		page,
		site,
	} ) => {
		await speak( site, 'he_IL', { 'text direction\u0004ltr': 'rtl' } );
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( '/journal/' );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
		const at = loop( page );
		await at.getByRole( 'link', { name: /^Care/ } ).click();
		await expect( count( at ) ).toContainText( '6' );
		const boxes = await at
			.locator( '.vitrine-loop-item' )
			.evaluateAll( ( items ) =>
				items.map( ( item ) => item.getBoundingClientRect().right )
			);
		// The first one is on the right.
		expect( boxes[ 0 ] ).toBe( Math.max( ...boxes ) );
		expect(
			await page.evaluate(
				() => document.documentElement.scrollWidth <= window.innerWidth
			)
		).toBe( true );
		await expectAccessible( page, '.vitrine-loop' );
	} );
}
