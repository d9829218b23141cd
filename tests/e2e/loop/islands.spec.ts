import type { Locator, Page } from '@playwright/test';
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

// The store's script is held back on purpose.
test.use( {
	allowedErrors: [ /vitrine-[a-z]+-store did not load|ERR_FAILED/ ],
} );

const search = ( at: Locator ) => at.getByRole( 'searchbox' );
const care = ( at: Locator ) => at.getByRole( 'link', { name: /^Care/ } );
const notes = ( at: Locator ) => at.getByRole( 'checkbox', { name: /Notes/ } );
const select = ( at: Locator ) =>
	at.getByRole( 'combobox', { name: 'Category' } );
const sort = ( at: Locator ) => at.getByRole( 'combobox', { name: 'Sort by' } );
const reset = ( at: Locator ) =>
	at.getByRole( 'link', { name: 'Reset filters' } );

const next = ( at: Locator ) =>
	at.getByRole( 'link', { name: 'Page 2', exact: true } );

/** The islands of a listing, by the control that hydrates them. */
const ISLANDS = {
	search,
	sort,
	select,
	boxes: notes,
	buttons: care,
	reset,
	pages: next,
};

type Name = keyof typeof ISLANDS;

const find = ( at: Locator, name: Name ): Locator =>
	ISLANDS[ name ]( at ).locator( 'xpath=ancestor::*[@data-vitrine-island]' );

const scripts = ( page: Page ): Promise< string[] > =>
	page.evaluate( () =>
		Array.from( document.scripts, ( { src } ) => src ).filter( ( src ) =>
			/react|wp-includes\/js\/dist\/data|stores-[a-z]+\.js/.test( src )
		)
	);

for ( const name of Object.keys( ISLANDS ) as Name[] ) {
	test( `the ${ name } hydrates on focus without changing nodes`, async ( {
		page,
		site,
	} ) => {
		const release = await holdIslands( page );
		// The reset button appears only if something is selected.
		const query = name === 'reset' ? '?sorting-1=title' : '';
		await open( page, site, listing( 1 ), query );
		const at = loop( page );
		expect( await scripts( page ) ).toEqual( [] );
		expect( await storedLoop( page, 1 ) ).toBeNull();
		const island = find( at, name );
		const expectSameNodes = await rememberNodes( island );
		// It has no control and is hydrated with the others.
		const expectSameCount = await rememberNodes( count( at ) );
		await ISLANDS[ name ]( at ).focus();
		await expect( island ).not.toHaveAttribute( 'data-vitrine-hydrated' );
		release();
		await expectAwake( island );
		await expectSameNodes();
		await expectAwake( count( at ) );
		await expectSameCount();
		expect( await storedLoop( page, 1 ) ).toMatchObject( {
			chosen: { search: '', button: '' },
			answer: null,
		} );
	} );
}

test( 'actions before hydration take effect and stay', async ( {
	page,
	site,
} ) => {
	const release = await holdIslands( page );
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	await mark( page );
	await care( at ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
	await search( at ).pressSequentially( 'oak ' );
	await expect( titles( at ) ).toHaveText( [ 'Oiling an oak board' ] );
	await expect( find( at, 'search' ) ).not.toHaveAttribute(
		'data-vitrine-hydrated'
	);
	const expectSameButtons = await rememberNodes( find( at, 'buttons' ) );
	const expectSameSelect = await rememberNodes( find( at, 'select' ) );
	const expectSameReset = await rememberNodes( find( at, 'reset' ) );
	release();
	await expectAwake( find( at, 'search' ) );
	await expectSameButtons();
	await expectSameSelect();
	await expectSameReset();
	await expect( search( at ) ).toHaveValue( 'oak ' );
	await expect( search( at ) ).toBeFocused();
	await expect( care( at ) ).toHaveAttribute( 'aria-current', 'true' );
	expect( await storedLoop( page, 1 ) ).toMatchObject( {
		chosen: { search: 'oak', button: 'care' },
		shown: { search: 'oak', button: 'care' },
		busy: false,
		answer: { total: 1 },
	} );
	// Keep typing, now in React's field.
	await search( at ).pressSequentially( 'board' );
	await expect( search( at ) ).toHaveValue( 'oak board' );
	await expect( page ).toHaveURL( /search-1=oak\+board$/ );
	await reset( at ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
	await expect( search( at ) ).toHaveValue( '' );
	expect( await stayed( page ) ).toBe( true );
} );

test( 'controls follow the store, and the store follows the controls', async ( {
	page,
	site,
} ) => {
	await open( page, site, listing( 1 ) + listing( 2 ) );
	const at = loop( page );
	await mark( page );
	await search( at ).focus();
	await expectAwake( find( at, 'search' ) );

	// By the visitor.
	await notes( at ).check();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
	await select( at ).selectOption( 'rooms' );
	await expect( notes( at ) ).not.toBeChecked();
	await expect( page ).toHaveURL( /\?category-1=rooms$/ );
	await sort( at ).selectOption( 'title' );
	await expect( page ).toHaveURL( /\?category-1=rooms&sorting-1=title$/ );
	expect( await storedLoop( page, 1 ) ).toMatchObject( {
		chosen: { select: 'rooms', sorting: 'title', checkbox: [] },
		busy: false,
	} );

	// With the data store.
	await dispatchLoop( page, 'filter', 1, 'checkbox', [ 'care', 'notes' ] );
	await expect( notes( at ) ).toBeChecked();
	await expect( select( at ) ).toHaveValue( '' );
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 12 results' );
	await dispatchLoop( page, 'search', 1, 'oak' );
	await expect( search( at ) ).toHaveValue( 'oak' );
	await expect( titles( at ) ).toHaveText( [ 'Oiling an oak board' ] );
	await dispatchLoop( page, 'reset', 1 );
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
	await dispatchLoop( page, 'goToPage', 1, 2 );
	await expect( count( at ) ).toHaveText( 'Showing 3–4 of 30 results' );
	await expect( count( loop( page, 1 ) ) ).toHaveText(
		'Showing 1–2 of 30 results'
	);

	// By going back, and with links relative to the current results.
	await page.goBack();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 30 results' );
	await page.goBack();
	await expect( search( at ) ).toHaveValue( 'oak' );
	await expect( notes( at ) ).toBeChecked();
	await expect( care( at ) ).toHaveAttribute(
		'href',
		/\?buttonFilter-1=care&search-1=oak&sorting-1=title$/
	);
	expect( await stayed( page ) ).toBe( true );
} );

test( 'a listing works without its hydration script', async ( {
	page,
	site,
} ) => {
	await page.route( /\/build\/stores-loop\.js/, ( route ) => route.abort() );
	await open( page, site, listing( 1 ) );
	const at = loop( page );
	await mark( page );
	await care( at ).click();
	await expect( count( at ) ).toHaveText( 'Showing 1–2 of 6 results' );
	await notes( at ).check();
	await expect( care( at ) ).not.toHaveAttribute( 'aria-current' );
	await expect( page ).toHaveURL( /\?checkbox-1=notes$/ );
	expect( await stayed( page ) ).toBe( true );
} );
