import type { Locator } from '@playwright/test';
import {
	count,
	listing,
	loop,
	mark,
	open,
	stayed,
	titles,
} from '../steps/listing';
import {
	dispatchLoop,
	expectAwake,
	holdIslands,
	rememberNodes,
	storedLoop,
} from '../steps/stores';
import { test, expect } from '../support/test';

const pages = ( at: Locator ) =>
	at.getByRole( 'navigation', { name: 'Pagination' } );
const to = ( at: Locator, name: string ) =>
	pages( at ).getByRole( 'link', { name, exact: true } );
const present = ( at: Locator ) => pages( at ).locator( '[aria-current]' );
const results = ( at: Locator ) => at.locator( '[data-loop-area="1"]' );
const care = ( at: Locator ) => at.getByRole( 'link', { name: /^Care/ } );

test( 'paging works before and after hydration, with focus on the results', async ( {
	page,
	site,
} ) => {
	const release = await holdIslands( page );
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	await mark( page );
	await to( at, 'Page 2' ).click();
	await expect( count( at ) ).toHaveText( 'Showing 3–4 of 30 results' );
	await expect( present( at ) ).toHaveText( /2/ );
	await expect( results( at ) ).toBeFocused();
	const expectSameNodes = await rememberNodes( pages( at ) );
	await to( at, 'Page 3' ).focus();
	await expect( pages( at ) ).not.toHaveAttribute( 'data-vitrine-hydrated' );
	release();
	await expectAwake( pages( at ) );
	await expectSameNodes();
	await expect( to( at, 'Page 3' ) ).toBeFocused();

	await page.keyboard.press( 'Enter' );
	await expect( count( at ) ).toHaveText( 'Showing 5–6 of 30 results' );
	await expect( present( at ) ).toHaveText( /3/ );
	await expect( results( at ) ).toBeFocused();
	await expect( to( at, 'Next page' ) ).toHaveAttribute(
		'href',
		/\?paged-1=4$/
	);
	expect( await storedLoop( page, 1 ) ).toMatchObject( {
		shown: { paged: 3 },
		answer: { pages: 15 },
	} );

	// Filtered results have pages of their own, whose links keep the filter.
	await care( at ).click();
	await expect( to( at, 'Page 3' ) ).toHaveAttribute(
		'href',
		/\?buttonFilter-1=care&paged-1=3$/
	);
	await expect( to( at, 'Page 15' ) ).toHaveCount( 0 );
	await dispatchLoop( page, 'goToPage', 1, 3 );
	await expect( present( at ) ).toHaveText( /3/ );
	await expect( to( at, 'Next page' ) ).toHaveCount( 0 );
	await at.getByRole( 'searchbox' ).fill( 'oak' );
	await expect( titles( at ) ).toHaveText( [ 'Oiling an oak board' ] );
	await expect( pages( at ) ).toBeHidden();
	await at.getByRole( 'searchbox' ).fill( '' );
	await expect( to( at, 'Page 3' ) ).toBeVisible();
	expect( await stayed( page ) ).toBe( true );
} );

test( 'a page link opens in a new tab with a modifier key after hydration', async ( {
	page,
	site,
	context,
} ) => {
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	await to( at, 'Page 2' ).focus();
	await expectAwake( pages( at ) );
	const opened = context.waitForEvent( 'page' );
	await to( at, 'Page 2' ).click( { modifiers: [ 'ControlOrMeta' ] } );
	const other = await opened;
	await expect( count( loop( other ) ) ).toHaveText(
		'Showing 3–4 of 30 results'
	);
	await other.close();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
} );

test( 'two paginations of one listing keep their own form', async ( {
	page,
	site,
} ) => {
	const neighbours =
		'<!-- wp:vitrine/loop-pagination {"kind":"neighbours"} -->';
	await open(
		page,
		site,
		listing( 1 ).replace(
			'<!-- wp:vitrine/loop-template -->',
			`${ neighbours.replace( '-->', '/-->' ) }$&`
		)
	);
	const at = loop( page );
	const [ above, below ] = [ 0, 1 ].map( ( index ) =>
		pages( at ).nth( index )
	) as [ Locator, Locator ];
	await above.getByRole( 'link', { name: 'Next page' } ).focus();
	await expectAwake( below );
	await page.keyboard.press( 'Enter' );
	await expect( count( at ) ).toHaveText( 'Showing 3–4 of 30 results' );
	await expect( above.getByRole( 'link' ) ).toHaveCount( 2 );
	await expect(
		below.getByRole( 'link', { name: 'Page 15' } )
	).toBeVisible();
} );

test.describe( 'a load-more listing', () => {
	const more = ( at: Locator ) => to( at, 'Load more' );
	const MORE = listing( 1, '{"kind":"more"}' );

	test( 'appends the next results and updates the count', async ( {
		page,
		site,
	} ) => {
		await open( page, site, MORE );
		const at = loop( page );
		await mark( page );
		await more( at ).focus();
		await expectAwake( pages( at ) );
		await page.keyboard.press( 'Enter' );
		await expect( titles( at ) ).toHaveCount( 4 );
		await expect( count( at ) ).toHaveText( 'Showing 1–4 of 30 results' );
		await expect( more( at ) ).toBeFocused();
		await care( at ).click();
		await expect( titles( at ) ).toHaveCount( 2 );
		await more( at ).click();
		await expect( titles( at ) ).toHaveCount( 4 );
		await more( at ).click();
		await expect( titles( at ) ).toHaveCount( 6 );
		await expect( count( at ) ).toHaveText( 'Showing all 6 results' );
		// Nothing is left to load: the focus must not get lost with the link.
		await expect( more( at ) ).toHaveCount( 0 );
		await expect( results( at ) ).toBeFocused();
		expect( await stayed( page ) ).toBe( true );
	} );

	test( 'shows all pages up to a dispatched one, in place and by URL', async ( {
		page,
		site,
	} ) => {
		await open( page, site, MORE );
		const at = loop( page );
		await mark( page );
		await more( at ).focus();
		await expectAwake( pages( at ) );
		await dispatchLoop( page, 'goToPage', 1, 3 );
		await expect( titles( at ) ).toHaveCount( 6 );
		await expect( count( at ) ).toHaveText( 'Showing 1–6 of 30 results' );
		await expect( page ).toHaveURL( /\?paged-1=3$/ );
		const all = await titles( at ).allTextContents();
		expect( new Set( all ).size ).toBe( 6 );
		await more( at ).click();
		await expect( titles( at ) ).toHaveCount( 8 );
		await dispatchLoop( page, 'goToPage', 1, 2 );
		await expect( titles( at ) ).toHaveText( all.slice( 0, 4 ) );
		await page.goBack();
		await expect( titles( at ) ).toHaveCount( 8 );
		await page.goBack();
		await expect( titles( at ) ).toHaveText( all );
		expect( await stayed( page ) ).toBe( true );
		await page.reload();
		await expect( titles( at ) ).toHaveText( all );
		await expect( count( at ) ).toHaveText( 'Showing 1–6 of 30 results' );
	} );
} );
