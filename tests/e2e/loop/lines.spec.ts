import type { Locator, Page } from '@playwright/test';
import { edit, logIn } from '../steps/editor';
import { count, listing, loop, mark, open, stayed } from '../steps/listing';
import {
	dispatchLoop,
	expectAwake,
	holdIslands,
	rememberNodes,
	storedLoop,
} from '../steps/stores';
import { expectAccessible } from '../support/accessible';
import { test, expect } from '../support/test';

const ANSWER = '**/wp-admin/admin-ajax.php**';
const PREVIEW = /editor(?:\/|%2F)loop/;

const failure = ( at: Locator ) => at.locator( '.vitrine-loop-failure' );
const retry = ( at: Locator ) =>
	at.getByRole( 'button', { name: 'Try again' } );
const nothing = ( at: Locator ) => at.getByText( 'No results found.' );
const results = ( at: Locator ) => at.locator( '[data-loop-area="1"]' );
const care = ( at: Locator ) => at.getByRole( 'link', { name: /^Care/ } );
const search = ( at: Locator ) => at.getByRole( 'searchbox' );

const cut = ( page: Page ) =>
	page.route( ANSWER, ( route ) => route.fulfill( { status: 500 } ) );

test.describe( 'without a response', () => {
	test.use( {
		allowedErrors: [
			/Failed to load resource|Network response was not ok|could not be/i,
		],
	} );

	test( 'the error is retried before and after hydration and moves focus to the results', async ( {
		page,
		site,
	} ) => {
		const release = await holdIslands( page );
		await open( page, site, listing( 1 ) );
		const at = loop( page );
		await mark( page );
		await cut( page );
		await care( at ).click();
		await retry( at ).press( 'Enter' );
		await page.unroute( ANSWER );
		await retry( at ).press( 'Enter' );
		await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
		await expect( failure( at ) ).toBeHidden();
		await expect( results( at ) ).toBeFocused();

		// It appears when the island is hydrated.
		await cut( page );
		await at.getByRole( 'link', { name: 'All', exact: true } ).click();
		await expect( retry( at ) ).toBeVisible();
		await expect( failure( at ) ).not.toHaveAttribute(
			'data-vitrine-hydrated'
		);
		const expectSameNodes = await rememberNodes( failure( at ) );
		release();
		await expectAwake( failure( at ) );
		await expectSameNodes();
		await expect( retry( at ) ).toBeVisible();
		await expectAccessible( page, '.vitrine-loop' );
		expect( await storedLoop( page, 1 ) ).toMatchObject( {
			failure: expect.stringMatching( /\w/ ),
		} );
		await page.unroute( ANSWER );
		await retry( at ).press( 'Enter' );
		await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
		await expect( failure( at ) ).toBeHidden();
		await expect( results( at ) ).toBeFocused();
		expect( await storedLoop( page, 1 ) ).toMatchObject( { failure: '' } );

		// With the data store.
		await cut( page );
		await dispatchLoop( page, 'filter', 1, 'button', 'rooms' );
		await expect( retry( at ) ).toBeVisible();
		await page.unroute( ANSWER );
		await dispatchLoop( page, 'retry', 1 );
		await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
		await expect( failure( at ) ).toBeHidden();
		expect( await stayed( page ) ).toBe( true );
	} );

	test( 'the editor shows the same error and retries', async ( {
		page,
		site,
	} ) => {
		await open( page, site, listing( 1 ) );
		await logIn( page );
		await page.route( PREVIEW, ( route ) =>
			route.fulfill( { status: 500, body: 'Oh.' } )
		);
		const canvas = await edit( page, 'lists', site );
		const at = canvas.locator( '.vitrine-loop' );
		await expect( failure( at ) ).toContainText( /could not|not a valid/i );
		await page.unroute( PREVIEW );
		await retry( at ).click();
		await expect( at.locator( '.vitrine-loop-item' ) ).toHaveCount( 2 );
		await expect( failure( at ) ).toHaveCount( 0 );
	} );
} );

test( 'the no-results message appears and disappears before and after hydration', async ( {
	page,
	site,
} ) => {
	const release = await holdIslands( page );
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	await mark( page );
	await expect( nothing( at ) ).toBeHidden();
	await search( at ).fill( 'no such words' );
	await expect( nothing( at ) ).toBeVisible();
	await expect( nothing( at ) ).not.toHaveAttribute(
		'data-vitrine-hydrated'
	);
	const expectSameNodes = await rememberNodes( nothing( at ) );
	release();
	await expectAwake( nothing( at ) );
	await expectSameNodes();
	await expect( nothing( at ) ).toBeVisible();
	await dispatchLoop( page, 'reset', 1 );
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
	await expect( nothing( at ) ).toBeHidden();
	await dispatchLoop( page, 'search', 1, 'no such words' );
	await expect( nothing( at ) ).toBeVisible();
	expect( await stayed( page ) ).toBe( true );
	// The URL gives the same result without JavaScript.
	await page.reload();
	await expect( nothing( at ) ).toBeVisible();
} );

test( "the owner's no-results content replaces the message", async ( {
	page,
	site,
} ) => {
	await open(
		page,
		site,
		listing( 1 ).replace(
			'<!-- wp:vitrine/loop-pagination',
			'<!-- wp:vitrine/loop-empty --><!-- wp:paragraph --><p>Ask us for it.</p><!-- /wp:paragraph --><!-- /wp:vitrine/loop-empty -->$&'
		)
	);
	const at = loop( page );
	const words = at.getByText( 'Ask us for it.' );
	await expect( words ).toBeHidden();
	await search( at ).fill( 'no such words' );
	await expect( words ).toBeVisible();
	await expect( nothing( at ) ).toHaveCount( 0 );
	await expectAwake( at.locator( '.vitrine-loop-search' ) );
	await search( at ).fill( '' );
	await expect( words ).toBeHidden();
} );

test( "the editor shows the page's no-results message", async ( {
	page,
	site,
} ) => {
	await open( page, site, listing( 1, '{}', { offset: 99 } ) );
	await expect( nothing( loop( page ) ) ).toBeVisible();
	await logIn( page );
	const canvas = await edit( page, 'lists', site );
	await expect( nothing( canvas.locator( '.vitrine-loop' ) ) ).toBeVisible();
} );
