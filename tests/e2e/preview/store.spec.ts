import { SHOWN, DESIGN, lookOf, openPanel, storedIn } from '../steps/preview';
import {
	dispatchTo,
	putSecondPlugin,
	removeSecondPlugin,
	stored,
} from '../steps/stores';
import { expect, test } from '../support/test';

const STORE = 'vitrine/preview';

test.beforeEach( ( { site } ) => putSecondPlugin( site, 'preview' ) );
test.afterEach( ( { site } ) => removeSecondPlugin( site ) );

test( 'the preview store matches panel and frame, for dispatches and a plugin', async ( {
	page,
} ) => {
	const frame = await openPanel( page );
	const title = page.getByLabel( 'Show site title' );
	const acme = page.getByRole( 'region', { name: 'Acme' } );
	expect( await stored( page, STORE, 'isChanged' ) ).toBe( false );
	await expect( acme ).toContainText( 'Acme sees a title' );

	// By the owner.
	await title.uncheck();
	await expect( acme ).toContainText( 'Acme sees no title' );
	expect( await stored( page, STORE, 'getPreviewed' ) ).toEqual( {
		siteTitle: false,
	} );
	await expect
		.poll( () => lookOf( frame ) )
		.toMatchObject( { title: false } );

	// With the data store.
	await dispatchTo( page, STORE, 'send', DESIGN[ 1 ] );
	await expect
		.poll( () => lookOf( frame ) )
		.toMatchObject( { base: SHOWN.base, title: false } );
	expect( await stored( page, STORE, 'getColors' ) ).toEqual(
		( DESIGN[ 1 ]!.data as { colors: string[] } ).colors
	);

	// By another plugin.
	await acme.getByRole( 'button', { name: 'Acme shows' } ).click();
	await expect( title ).toBeChecked();
	await expect.poll( () => lookOf( frame ) ).toMatchObject( { title: true } );

	// The framed page has a store of its own.
	await expect
		.poll( () => stored( frame, STORE, 'getPreviewed' ) )
		.toEqual( await stored( page, STORE, 'getPreviewed' ) );
	await dispatchTo( frame, STORE, 'send', {
		param: 'colorPalette',
		data: { colors: [ '#102030' ] },
	} );
	expect( await lookOf( frame ) ).toMatchObject( { base: '#102030' } );
	expect( ( await storedIn( frame ) )?.data.colorPalette ).toEqual( {
		colors: [ '#102030' ],
	} );

	// The page rejects an invalid color, and the panel says so.
	await dispatchTo( page, STORE, 'send', {
		param: 'colorPalette',
		data: { colors: [ 'no color' ] },
	} );
	await expect(
		page.getByText( 'This cannot be shown' ).first()
	).toBeVisible();
} );
